import type { N8nNode } from '../dsl/types.js';
import { assignedType, chainOf, isTyped, originsIn } from './origin.js';
import type { Rule, Subject } from './rule.js';
import { type Ast, around, type Call, calledName, type Script } from './script.js';

/** What takes the dots of thousands away before, or looks whether there is a comma at all. */
const DOTS = /\(\?=|replaceAll\((["'`])\.\1|\\\.\/g/;
const isText = (node: Call['arguments'][number] | undefined, text: string): boolean =>
  node?.type === 'Literal' && node.value === text;

/** Whether a call makes the comma of an amount a dot, with the dots of thousands still in it. */
function keepsDots({ textOf }: Script, { callee, arguments: [from, to] }: Call): boolean {
  if (callee.type !== 'MemberExpression' || !isText(from, ',') || !isText(to, '.')) return false;
  return !DOTS.test(textOf(callee.object));
}

/** Whether a number that somebody typed is made of a text as it stands, and shown: 1.250,00 is then € 0,00 or NaN. */
function showsTyped(subject: Subject, step: N8nNode, script: Script, call: Call): boolean {
  const [given] = call.arguments as Ast[];
  if (!given || !chainOf(given) || script.kind === 'code' || calledName(call) !== 'Number') return false;
  if (
    ![...around(script, call as Ast)].some(
      (node) => node.type === 'CallExpression' && calledName(node) === '.toLocaleString',
    )
  )
    return false;
  if (script.textOf(given).includes('replace') || assignedType(subject, step, script, given) === 'number')
    return false;
  return originsIn(subject, step, script, given).some(isTyped);
}

/** Amounts as Dutch tables hold them, 1.250,50: with its dot and the comma made one it is no number any more. */
export const amounts: Rule = {
  id: 'amounts',
  *find(subject) {
    for (const step of subject.steps)
      for (const script of subject.scriptsOf(step))
        for (const [name, call] of script.calls) {
          if (showsTyped(subject, step, script, call))
            yield {
              step: step.name,
              says: `it shows ${script.textOf(call as Ast).slice(0, 60)} of what somebody typed, and 1.250,00 is no number to it: use tableEuros(…)`,
            };
          if (name === '.replace' && keepsDots(script, call))
            yield {
              step: step.name,
              says: `its ${script.path} reads 1.250,50 as no number: take the dots of thousands away first, .replace(/€|[.](?=.*,)/g, '')`,
            };
        }
  },
};
