import type { CredentialFacts } from '@stroomwerk/catalogue/credentials';
import type { N8nNode } from '../../workflows/domain/n8n.js';

/** A credential that a step takes, by n8n's name of its type. */
export interface CredentialNeed {
  readonly type: string;
  readonly required: boolean;
}

type Step = Pick<N8nNode, 'type' | 'typeVersion' | 'parameters'>;

/** What a call by HTTP takes is named in its parameters: a type that n8n knows of an app, or one for any app. */
const namedIn: Readonly<Record<string, string>> = {
  predefinedCredentialType: 'nodeCredentialType',
  genericCredentialType: 'genericAuthType',
};

function namedBy({ parameters }: Step): CredentialNeed[] {
  const named = parameters[namedIn[String(parameters.authentication)] ?? ''];
  return typeof named === 'string' && named !== '' ? [{ type: named, required: true }] : [];
}

/** An agent's tool is its node by another name. */
const withoutTool = (type: string): string => type.replace(/(?:Hitl)?Tool$/, '');

/**
 * Which credentials a step takes as its parameters stand; what a file leaves out is what n8n takes it for.
 * @param facts of n8n's node types; a version that they do not know is read as the newest
 * @returns nothing for a step that takes none, or of a package that is not n8n's
 */
export function credentialsOf(node: Step, { types }: CredentialFacts): CredentialNeed[] {
  const known = types[node.type] ?? types[withoutTool(node.type)] ?? [];
  const uses = known.find(({ versions }) => versions.includes(node.typeVersion)) ?? known[0];
  const parameters = { ...uses?.defaults, ...node.parameters };
  const declared = (uses?.uses ?? []).flatMap(([type, required, when = {}]): CredentialNeed[] => {
    const isUsed = Object.entries(when).every(([name, values]) => values.includes(parameters[name]));
    return isUsed ? [{ type, required: required === 1 }] : [];
  });
  return [...declared, ...namedBy(node)];
}
