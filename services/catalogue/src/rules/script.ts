import { type AnyNode, type CallExpression, type NewExpression, parse } from 'acorn';
import type { Json, N8nNode } from '../dsl/types.js';

export type Ast = AnyNode;
export type Call = CallExpression | NewExpression;

/** JavaScript of a step, read: the inside of one pair of braces, or a Code step. */
export interface Script {
  /** Of the parameter that holds it. */
  readonly path: string;
  readonly kind: 'expression' | 'code';
  /** Why it could not be read. */
  readonly error?: string;
  readonly root?: Ast;
  /** Every node of it, parents first. */
  readonly nodes: readonly Ast[];
  /** Every call by its name (`calledName`). */
  readonly calls: readonly (readonly [name: string, call: Call])[];
  parentOf(node: Ast): Ast | undefined;
  textOf(node: Ast): string;
}

const isNode = (part: unknown): part is Ast =>
  typeof part === 'object' && part !== null && typeof (part as Ast).type === 'string';

function* childrenOf(node: Ast): Generator<Ast> {
  for (const part of Object.values(node))
    if (Array.isArray(part)) yield* part.filter(isNode);
    else if (isNode(part)) yield part;
}

/** What is called: `Number`, `Date`, `DateTime.fromISO`; of anything else the last name with its dot, `.toFixed`. */
export function calledName({ callee }: Call): string {
  if (callee.type === 'Identifier') return callee.name;
  if (callee.type !== 'MemberExpression' || callee.property.type !== 'Identifier') return '';
  const { object, property } = callee;
  return /^[A-Z]/.test(object.type === 'Identifier' ? object.name : '')
    ? `${(object as { name: string }).name}.${property.name}`
    : `.${property.name}`;
}

type Parsed = Omit<Script, 'path' | 'kind'>;

function parsed(text: string, read: (text: string) => Ast): Parsed {
  const parents = new Map<Ast, Ast>();
  const nodes: Ast[] = [];
  const visit = (node: Ast): void => {
    nodes.push(node);
    for (const child of childrenOf(node)) {
      parents.set(child, node);
      visit(child);
    }
  };
  const calls: [string, Call][] = [];
  const shared = {
    nodes,
    calls,
    parentOf: (node: Ast) => parents.get(node),
    textOf: ({ start, end }: Ast) => text.slice(start, end),
  };
  try {
    const root = read(text);
    visit(root);
    for (const node of nodes)
      if (node.type === 'CallExpression' || node.type === 'NewExpression')
        calls.push([calledName(node), node]);
    return { ...shared, root };
  } catch (error) {
    return { ...shared, error: (error as Error).message };
  }
}

/** In brackets, so that an object is none of a block's braces. */
const inBrackets = (text: string): string => `(${text}\n)`;
const inBraces = (text: string): Ast => {
  const program = parse(text, { ecmaVersion: 'latest', allowAwaitOutsideFunction: true });
  const [statement, more] = program.body;
  if (more || statement?.type !== 'ExpressionStatement') throw new Error('it is more than one expression');
  return statement.expression as Ast;
};
const ofCode = (text: string): Ast =>
  parse(text, {
    ecmaVersion: 'latest',
    allowReturnOutsideFunction: true,
    allowAwaitOutsideFunction: true,
  }) as Ast;

/** Variants of a recipe hold much the same scripts. */
const known = { expression: new Map<string, Parsed>(), code: new Map<string, Parsed>() };

function readOnce(kind: Script['kind'], text: string): Parsed {
  const before = known[kind].get(text);
  if (before) return before;
  const now = kind === 'code' ? parsed(text, ofCode) : parsed(inBrackets(text), inBraces);
  known[kind].set(text, now);
  return now;
}

/** The expressions of a text; n8n ends them at the first closing braces. */
export const expressionsOf = (text: string, path = ''): Script[] =>
  text.startsWith('=')
    ? [...text.matchAll(/\{\{([\s\S]*?)\}\}/g)].map(([, inside = '']) => ({
        ...readOnce('expression', inside.trim().replace(/;$/, '')),
        path,
        kind: 'expression' as const,
      }))
    : [];

function* inside(value: Json, path: string): Generator<Script> {
  if (typeof value === 'string') {
    if (path === 'jsCode') yield { ...readOnce('code', value), path, kind: 'code' };
    else yield* expressionsOf(value, path);
  } else if (value !== null && typeof value === 'object')
    for (const [name, part] of Object.entries(value))
      yield* inside(part, path === '' ? name : `${path}.${name}`);
}

/** Every script of a step. */
export const scriptsOf = ({ parameters }: Pick<N8nNode, 'parameters'>): Script[] => [
  ...inside(parameters, ''),
];

/** The nodes around a node, the nearest first. */
export function* around({ parentOf }: Pick<Script, 'parentOf'>, node: Ast): Generator<Ast> {
  for (let at = parentOf(node); at; at = parentOf(at)) yield at;
}
