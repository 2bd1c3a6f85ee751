import type { Json, N8nNode } from '../dsl/types.js';
import type { Subject } from './rule.js';
import { type Ast, expressionsOf, type Script } from './script.js';

/** A field of what a step gave: `$json.amount` behind Shopify, also where steps of ours renamed it on the way. */
export interface Origin {
  readonly step: N8nNode;
  readonly field: string;
}

interface Reference {
  /** The step by name; none for `$json`. */
  readonly step?: string;
  readonly path: readonly string[];
}

const BETWEEN = new Set(['item', 'first', 'last', 'all', 'itemMatching', 'json']);

/** What a chain of names reads, such as `$('Order').item.json.total`. */
export function chainOf(node: Ast): Reference | undefined {
  if (node.type === 'ChainExpression') return chainOf(node.expression as Ast);
  if (node.type === 'Identifier') return node.name === '$json' ? { path: [] } : undefined;
  if (node.type === 'MemberExpression') {
    const before = chainOf(node.object as Ast);
    const { property, computed } = node;
    const name =
      property.type === 'Identifier' && !computed
        ? property.name
        : property.type === 'Literal'
          ? String(property.value)
          : undefined;
    return before && name !== undefined ? { ...before, path: [...before.path, name] } : before;
  }
  if (node.type !== 'CallExpression') return undefined;
  const { callee, arguments: given } = node;
  const [named] = given;
  if (callee.type === 'Identifier' && callee.name === '$' && named?.type === 'Literal')
    return { step: String(named.value), path: [] };
  if (callee.type !== 'MemberExpression') return undefined;
  const before = chainOf(callee as Ast);
  return before && BETWEEN.has(before.path.at(-1) ?? '') ? before : undefined;
}

/** What a part of a script reads of other steps. */
export function referencesIn(script: Pick<Script, 'nodes' | 'parentOf'>, within?: Ast): Reference[] {
  const found: Reference[] = [];
  let behind = -1;
  for (const node of script.nodes) {
    if (within && (node.start < within.start || node.end > within.end)) continue;
    if (node.start < behind) continue;
    const chain = chainOf(node);
    if (!chain) continue;
    behind = node.end;
    const parent = script.parentOf(node);
    const isCalled = parent?.type === 'CallExpression' && parent.callee === node;
    const path = isCalled ? chain.path.slice(0, -1) : chain.path;
    const first = path.findIndex((name) => !BETWEEN.has(name));
    found.push({ ...chain, path: chain.step === undefined ? path : first < 0 ? [] : path.slice(first) });
  }
  return found;
}

interface Assignment {
  readonly name: string;
  readonly value: Json;
  readonly type: string;
}
/** What a step of Edit Fields sets. */
export const assignmentsOf = ({ type, parameters }: N8nNode): readonly Assignment[] =>
  type === 'n8n-nodes-base.set'
    ? ((parameters.assignments as { assignments?: Assignment[] } | undefined)?.assignments ?? [])
    : [];

const most = 12;

function resolved(subject: Subject, step: N8nNode, path: readonly string[], depth: number): Origin[] {
  if (depth > most) return [];
  if (step.type !== 'n8n-nodes-base.set') return [{ step, field: path.join('.') }];
  const assigned = assignmentsOf(step).find(({ name }) => name === path[0]);
  if (!assigned)
    return step.parameters.includeOtherFields === true
      ? subject.givers(step.name).flatMap((one) => resolved(subject, one, path, depth + 1))
      : [];
  return expressionsOf(String(assigned.value)).flatMap((script) =>
    // A date that a step of ours read is one, or nothing.
    script.calls.some(([name]) => name.startsWith('DateTime.from'))
      ? []
      : originsIn(subject, step, script, undefined, depth + 1),
  );
}

/** Where the values in a script of a step come from. @param within a part of the script, else all of it */
export function originsIn(subject: Subject, at: N8nNode, script: Script, within?: Ast, depth = 0): Origin[] {
  return referencesIn(script, within).flatMap(({ step, path }) => {
    const named = step === undefined ? undefined : subject.step(step);
    const from = step === undefined ? subject.givers(at.name) : named ? [named] : [];
    return from.flatMap((one) => resolved(subject, one, path, depth));
  });
}

/** The field of Edit Fields that a single reference reads, so that its type is known. */
export function assignedType(subject: Subject, at: N8nNode, script: Script, within: Ast): string | undefined {
  const [reference, ...others] = referencesIn(script, within);
  if (!reference || others.length > 0 || reference.path.length !== 1) return undefined;
  const named = reference.step === undefined ? undefined : subject.step(reference.step);
  const from = reference.step === undefined ? subject.givers(at.name) : named ? [named] : [];
  const types = new Set(
    from.map((step) => assignmentsOf(step).find(({ name }) => name === reference.path[0])?.type),
  );
  return types.size === 1 ? [...types][0] : undefined;
}

const TABLES =
  /\.(googleSheets|microsoftExcel|airtable|notion|baserow|nocoDb|seaTable|grist|supabase|dataTable|extractFromFile|spreadsheetFile)$/;
const MODELS = /langchain\.(chainLlm|agent|informationExtractor|openAi)$/;

interface Question {
  readonly fieldName?: string;
  readonly fieldLabel?: string;
  readonly fieldType?: string;
}
/** The questions of a form. */
export const questionsOf = ({ parameters }: Pick<N8nNode, 'parameters'>): readonly Question[] =>
  (parameters.formFields as { values?: Question[] } | undefined)?.values ?? [];

/** Whether a model wrote it: of the form that was asked, with anything in it. */
export const isWritten = ({ step }: Origin): boolean => MODELS.test(step.type);

/** Whether somebody typed it: it may be empty, and anything else than what was asked. */
export function isTyped({ step, field }: Origin): boolean {
  if (/\.(formTrigger|form)$/.test(step.type)) {
    const asked = questionsOf(step).find(
      ({ fieldName, fieldLabel }) => fieldName === field || fieldLabel === field,
    );
    return asked !== undefined && ['text', 'textarea', undefined].includes(asked.fieldType);
  }
  return TABLES.test(step.type);
}
