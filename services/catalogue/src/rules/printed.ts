import type { N8nNode } from '../dsl/types.js';
import { assignmentsOf, chainOf } from './origin.js';
import type { Subject } from './rule.js';
import { type Ast, type Call, calledName, expressionsOf, type Script } from './script.js';

/** What is written where a text holds an expression: the field of an app, a sum, a day, or what a call made of it. */
export interface Printed {
  /** The step that gives it: an app's for a field, else the one whose script makes it. */
  readonly step: N8nNode;
  /** Names that it had on its way into the text, the last one first. */
  readonly names: readonly string[];
  readonly kind: 'field' | 'sum' | 'call' | 'literal' | 'unknown';
  /** Of a call: its name. */
  readonly call?: string;
  /** The script's words for it. */
  readonly text: string;
}

interface Place {
  readonly step: N8nNode;
  readonly script: Script;
  readonly names: readonly string[];
  readonly depth: number;
}

const most = 10;
/** Calls that hand on what they are called on. */
const HANDS_ON = /^\.(trim|toString|slice|substring|toLowerCase|toUpperCase|normalize|trimEnd|trimStart)$/;
/** Steps that hand on the items that they get, and those whose error branch has them still. */
const PASSES =
  /\.(merge|if|filter|switch|splitInBatches|removeDuplicates|limit|sort|wait|noOp|gmail|microsoftOutlook|emailSend|sendGrid|mailgun|mailjet|mandrill|awsSes|slack|microsoftTeams|telegram|discord)$/;
const ITEMS = new Set(['item', 'first', 'last', 'all', 'itemMatching', 'json']);

/** The value of a property by a name in a script of Code: the last of them counts, as that is what it returns. */
function madeIn(script: Script, name: string): Ast | undefined {
  let made: Ast | undefined;
  for (const node of script.nodes)
    if (node.type === 'Property' && !node.computed) {
      const key =
        node.key.type === 'Identifier' ? node.key.name : String((node.key as { value?: unknown }).value);
      if (key === name) made = node.value as Ast;
    }
  return made;
}

function declaredAs(script: Script, name: string): Ast | undefined {
  for (const node of script.nodes)
    if (node.type === 'VariableDeclarator' && node.id.type === 'Identifier' && node.id.name === name)
      return (node.init ?? undefined) as Ast | undefined;
  return undefined;
}

function fieldOf(subject: Subject, step: N8nNode, path: readonly string[], place: Place): Printed[] {
  const [name = '', ...rest] = path;
  const names = [path.at(-1) ?? '', ...place.names];
  if (place.depth > most) return [];
  const next = (script: Script): Place => ({ step, script, names, depth: place.depth + 1 });
  if (step.type === 'n8n-nodes-base.set') {
    const assigned = assignmentsOf(step).find((one) => one.name === name);
    if (assigned) {
      const value = String(assigned.value);
      const made = expressionsOf(value).flatMap((script) =>
        script.root ? printedOf(subject, next(script), script.root) : [],
      );
      const isWhole = /^=\s*\{\{(?:(?!\{\{)[\s\S])*\}\}\s*$/.test(value);
      return isWhole ? made : [...made, { step, names, kind: 'literal', text: value }];
    }
    return step.parameters.includeOtherFields === true
      ? subject
          .givers(step.name)
          .flatMap((one) => fieldOf(subject, one, path, { ...place, depth: place.depth + 1 }))
      : [];
  }
  if (step.type === 'n8n-nodes-base.code') {
    const [script] = subject.scriptsOf(step);
    const made = script && madeIn(script, rest.at(-1) ?? name);
    if (script && made) return printedOf(subject, next(script), made);
    if (script?.nodes.some(({ type }) => type === 'SpreadElement'))
      return subject
        .givers(step.name)
        .flatMap((one) => fieldOf(subject, one, path, { ...place, depth: place.depth + 1 }));
    return [{ step, names, kind: 'unknown', text: path.join('.') }];
  }
  if (PASSES.test(step.type)) {
    const given = subject
      .givers(step.name)
      .flatMap((one) => fieldOf(subject, one, path, { ...place, depth: place.depth + 1 }));
    if (given.length > 0) return given;
  }
  return [{ step, names, kind: 'field', text: path.join('.') }];
}

function ofCall(subject: Subject, place: Place, call: Call): Printed[] {
  const name = calledName(call);
  const [given] = call.arguments as Ast[];
  if (name === 'String' && given) return printedOf(subject, place, given);
  if (HANDS_ON.test(name) && call.callee.type === 'MemberExpression')
    return printedOf(subject, place, call.callee.object as Ast);
  const text = place.script.textOf(call as Ast);
  const isSum = /^(Number|Math\.\w+|parseFloat|parseInt|getal|cent|Number\.parseFloat|\.reduce)$/.test(name);
  return [{ step: place.step, names: place.names, kind: isSum ? 'sum' : 'call', call: name, text }];
}

/** What may be written for an expression, through the steps of ours that it comes by. */
export function printedOf(subject: Subject, place: Place, node: Ast): Printed[] {
  const { script, step, names, depth } = place;
  const inside = (part: unknown): Printed[] =>
    printedOf(subject, { ...place, depth: depth + 1 }, part as Ast);
  const as = (kind: Printed['kind']): Printed[] => [{ step, names, kind, text: script.textOf(node) }];
  if (depth > most) return [];
  switch (node.type) {
    case 'ParenthesizedExpression':
    case 'ChainExpression':
      if (!chainOf(node)) return inside(node.expression);
      break;
    case 'ConditionalExpression':
      return [...inside(node.consequent), ...inside(node.alternate)];
    case 'LogicalExpression':
      return node.operator === '&&' ? inside(node.right) : [...inside(node.left), ...inside(node.right)];
    case 'TemplateLiteral':
      return [
        ...node.expressions.flatMap(inside),
        ...(node.quasis.some(({ value }) => value.raw !== '') ? as('literal') : []),
      ];
    case 'BinaryExpression':
      return node.operator === '+' ? [...inside(node.left), ...inside(node.right)] : as('sum');
    case 'Literal':
      return as('literal');
    case 'Identifier': {
      if (node.name === '$json') break;
      const declared = declaredAs(script, node.name);
      return declared
        ? printedOf(subject, { ...place, names: [node.name, ...names], depth: depth + 1 }, declared)
        : as('unknown');
    }
    case 'CallExpression':
    case 'NewExpression':
      if (!chainOf(node)) return ofCall(subject, place, node as Call);
      break;
    default:
  }
  const chain = chainOf(node);
  if (!chain) return as('unknown');
  const from = chain.step === undefined ? subject.givers(step.name) : [subject.step(chain.step)];
  const first = chain.path.findIndex((name) => !ITEMS.has(name));
  const path = chain.step === undefined ? chain.path : first < 0 ? [] : chain.path.slice(first);
  return path.length === 0
    ? as('unknown')
    : from.flatMap((one) => (one ? fieldOf(subject, one, path, place) : []));
}

/** What a text of a step writes in the places of its expressions. */
export const writtenIn = (subject: Subject, step: N8nNode, text: string): Printed[] =>
  expressionsOf(text).flatMap((script) =>
    script.root ? printedOf(subject, { step, script, names: [], depth: 0 }, script.root) : [],
  );
