import type { Rule } from './rule.js';
import type { Call, Script } from './script.js';

/** What takes the dots of thousands away before, or looks whether there is a comma at all. */
const DOTS = /\(\?=|replaceAll\((["'`])\.\1|\\\.\/g/;
const isText = (node: Call['arguments'][number] | undefined, text: string): boolean =>
  node?.type === 'Literal' && node.value === text;

/** Whether a call makes the comma of an amount a dot, with the dots of thousands still in it. */
function keepsDots({ textOf }: Script, { callee, arguments: [from, to] }: Call): boolean {
  if (callee.type !== 'MemberExpression' || !isText(from, ',') || !isText(to, '.')) return false;
  return !DOTS.test(textOf(callee.object));
}

/** Amounts as Dutch tables hold them, 1.250,50: with its dot and the comma made one it is no number any more. */
export const amounts: Rule = {
  id: 'amounts',
  *find(subject) {
    for (const step of subject.steps)
      for (const script of subject.scriptsOf(step))
        for (const [name, call] of script.calls)
          if (name === '.replace' && keepsDots(script, call))
            yield {
              step: step.name,
              says: `its ${script.path} reads 1.250,50 as no number: take the dots of thousands away first, .replace(/€|[.](?=.*,)/g, '')`,
            };
  },
};
