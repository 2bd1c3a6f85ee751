import type { Definitions } from './definitions.js';
import type { FileNode } from './n8n-types.js';

/**
 * Accounts that a workflow asks for and no step of it takes.
 * @param asked credential types, as n8n calls them
 */
export function idleAccounts(
  definitions: Definitions,
  nodes: readonly FileNode[],
  asked: readonly string[],
): string[] {
  const taken = new Set(
    nodes.flatMap(({ type = '', parameters = {} }) => [
      ...(definitions.find(type)?.versions ?? []).flatMap(({ credentials = [] }) =>
        credentials.map(({ name }) => name),
      ),
      // What a call by HTTP Request takes stands in its parameters.
      String(parameters.nodeCredentialType),
      String(parameters.genericAuthType),
    ]),
  );
  return asked.filter((one) => one !== '' && !taken.has(one));
}
