import type { Rule, Subject } from './rule.js';
import { type Ast, around, type Call, type Script } from './script.js';

/** What makes a day of the calendar of a moment. */
const WHOLE = new Set([
  'startOf',
  'endOf',
  'toISODate',
  'hasSame',
  'set',
  'day',
  'weekday',
  'month',
  'year',
  'ordinal',
  'setLocale',
]);
const asText = (text: string): boolean => /toFormat\(\s*(['"`])(?![^'"`]*[Hhm])/.test(text);

const isDayBack = (script: Script, call: Call): boolean => {
  const [given] = call.arguments as Ast[];
  return given !== undefined && /^\{\s*(days?:\s*1|hours:\s*24)\s*,?\s*\}$/.test(script.textOf(given));
};

/** The whole of what is called on a moment, up to where its value is used. */
function chainOf(script: Script, node: Ast): Ast {
  let at = node;
  for (const outer of around(script, node)) {
    const goesOn =
      (outer.type === 'MemberExpression' && outer.object === at) ||
      (outer.type === 'CallExpression' && outer.callee === at) ||
      outer.type === 'ChainExpression';
    if (!goesOn) break;
    at = outer;
  }
  return at;
}

const makesDay = (script: Script, chain: Ast): boolean => {
  const text = script.textOf(chain);
  return asText(text) || [...text.matchAll(/\.(\w+)/g)].some(([, name = '']) => WHOLE.has(name));
};

/** Whether what is kept under a name becomes a day where it is used. */
function isUsedAsDay(script: Script, chain: Ast): boolean {
  const kept = script.parentOf(chain);
  if (kept?.type !== 'VariableDeclarator' || kept.id.type !== 'Identifier') return false;
  const { name } = kept.id;
  return script.nodes.some(
    (node) =>
      node.type === 'Identifier' &&
      node.name === name &&
      node !== kept.id &&
      (makesDay(script, chainOf(script, node)) ||
        [...around(script, node)].slice(0, 1).some((call) => /\.hasSame\(/.test(script.textOf(call)))),
  );
}

const saysYesterday = ({ entry: { meta, workflow } }: Subject): boolean => {
  const texts = [meta.name, meta.description, meta.short_benefit];
  return /\bgisteren\b/i.test([...texts, JSON.stringify(workflow.nodes)].join(' '));
};

/** Yesterday is a day of the Dutch calendar. */
export const days: Rule = {
  id: 'calendar-days',
  *find(subject) {
    for (const step of subject.steps)
      for (const script of subject.scriptsOf(step))
        for (const [name, call] of script.calls) {
          const text = script.textOf(call as Ast);
          if (name === '.minus' && /^(\$now|DateTime\.now\(\))/.test(text) && isDayBack(script, call)) {
            const chain = chainOf(script, call as Ast);
            if (!makesDay(script, chain) && !isUsedAsDay(script, chain) && saysYesterday(subject))
              yield {
                step: step.name,
                says: `${script.textOf(chain)} is the last 24 hours, not yesterday: take $now.minus({ days: 1 }).startOf('day') to $now.startOf('day'), or say "the last 24 hours"`,
              };
          }
          if (/^\.(slice|substring|split)$/.test(name) && /^new Date\(\)\.toISOString\(\)\./.test(text))
            yield {
              step: step.name,
              says: `${text} is the day in London, until two at night the one before: take $now.toISODate()`,
            };
        }
  },
};
