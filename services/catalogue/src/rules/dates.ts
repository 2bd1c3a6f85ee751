import type { Json, N8nNode } from '../dsl/types.js';
import { isTyped, isWritten, originsIn, referencesIn } from './origin.js';
import type { Fault, Rule, Subject } from './rule.js';
import { type Ast, around, type Call, calledName, expressionsOf, type Script } from './script.js';

const READS = /^DateTime\.from(ISO|Format|SQL|HTTP|RFC2822|JSDate|Seconds|Millis)$/;

/** Whether something asks of it before: a date that is valid, a value that is there. */
function isAsked(script: Script, node: Ast, given: string): boolean {
  let inner = node;
  for (const outer of around(script, node)) {
    const test =
      outer.type === 'ConditionalExpression' || outer.type === 'IfStatement'
        ? outer.test
        : outer.type === 'LogicalExpression'
          ? outer.left
          : undefined;
    if (test && test !== inner) {
      const text = script.textOf(test as Ast);
      if (text.includes('isValid') || text.includes(given)) return true;
    }
    inner = outer;
  }
  return false;
}

/** The names of what is called on it, one after the other. */
function callsOn(script: Script, node: Ast): string[] {
  const names: string[] = [];
  let at = node;
  for (const outer of around(script, node)) {
    if (outer.type === 'MemberExpression' && outer.object === at) {
      if (outer.property.type === 'Identifier') names.push(outer.property.name);
    } else if (!(outer.type === 'CallExpression' && outer.callee === at) && outer.type !== 'ChainExpression')
      break;
    at = outer;
  }
  return names;
}

const isCounted = (node: Ast | undefined): boolean => {
  if (!node) return false;
  if (node.type === 'Literal') return typeof node.value === 'number';
  if (node.type === 'BinaryExpression') return /^[-*/%]$/.test(node.operator);
  if (node.type === 'LogicalExpression') return isCounted(node.left as Ast) && isCounted(node.right as Ast);
  if (node.type === 'ParenthesizedExpression') return isCounted(node.expression as Ast);
  return node.type === 'CallExpression' && /^(Number|parseInt|Math\.\w+)$/.test(calledName(node));
};

const dateSides = (parameters: N8nNode['parameters']): Json[] => {
  const found: Json[] = [];
  const visit = (part: Json): void => {
    if (part === null || typeof part !== 'object') return;
    if (!Array.isArray(part) && (part.operator as { type?: string } | undefined)?.type === 'dateTime')
      found.push(part.leftValue ?? null, part.rightValue ?? null);
    for (const one of Object.values(part)) visit(one);
  };
  visit(parameters);
  return found;
};

function ofCall(
  subject: Subject,
  step: N8nNode,
  script: Script,
  name: string,
  call: Call,
): string | undefined {
  const text = script.textOf(call as Ast).slice(0, 80);
  const [first] = call.arguments as Ast[];
  const given = first ? script.textOf(first) : '';
  if (name === '.toDateTime' && call.callee.type === 'MemberExpression') {
    const object = call.callee.object as Ast;
    if (referencesIn(script, object).length > 0 && !isAsked(script, call as Ast, script.textOf(object)))
      return `${text} stops every item where it is empty or no date: use DateTime.fromISO(String(…)), whose isValid says so`;
  }
  if (/^DateTime\.from(Seconds|Millis)$/.test(name) && !isCounted(first))
    return `${text} fails on a text, which vendors give too: put Number(…) around what it reads`;
  if (name === 'DateTime.fromFormat' && first?.type === 'MemberExpression')
    return `${text} fails where nothing is there: put String(… ?? '') around what it reads`;
  if (name === '.toISOString' && call.callee.type === 'MemberExpression') {
    const object = call.callee.object as Ast;
    const of = object.type === 'NewExpression' ? (object.arguments[0] as Ast | undefined) : undefined;
    if (of && !isAsked(script, call as Ast, script.textOf(of).replace(/\s*[*/].*$/, '')))
      return `${text} fails where it is empty or no date: use DateTime.fromSeconds(Number(…)).toISO() or DateTime.fromISO(String(…)).toISO(), which give nothing then`;
  }
  if (!READS.test(name) || !first || !callsOn(script, call as Ast).includes('toFormat')) return undefined;
  const isAny =
    script.kind === 'code'
      ? false
      : originsIn(subject, step, script, first).some((one) => isTyped(one) || isWritten(one));
  return isAny && !isAsked(script, call as Ast, given)
    ? `${text} writes "Invalid DateTime" where somebody left it empty or typed something else: ask isValid before`
    : undefined;
}

function* inStep(subject: Subject, step: N8nNode): Generator<Fault> {
  for (const side of dateSides(step.parameters)) {
    if (expressionsOf(String(side)).some((script) => referencesIn(script).length > 0))
      yield {
        step: step.name,
        says: `it compares ${side} as a date, and n8n stops every item where that is empty or no date: compare inside the expression, [DateTime.fromISO(String(…)) < $now, 'yes']`,
      };
  }
  for (const script of subject.scriptsOf(step))
    for (const [name, call] of script.calls) {
      const says = ofCall(subject, step, script, name, call);
      if (says !== undefined) yield { step: step.name, says };
    }
}

/** A date that is empty, or that nobody can read, stops a run or is written as "Invalid DateTime". */
export const dates: Rule = {
  id: 'dates',
  *find(subject) {
    for (const step of subject.steps) yield* inStep(subject, step);
  },
};
