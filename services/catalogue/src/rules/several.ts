import type { N8nNode } from '../dsl/types.js';
import type { Rule, Subject } from './rule.js';

/** Starts a run with all that came in since the last time. */
const polls = ({ type, parameters }: N8nNode): boolean =>
  parameters.pollTimes !== undefined || type.endsWith('.emailReadImap');
/** Behind these an item is no longer one of those that came in. */
const parts = ({ type, parameters, executeOnce }: N8nNode): boolean =>
  executeOnce === true ||
  parameters.operation === 'sendAndWait' ||
  /\.(aggregate|splitInBatches|summarize|limit)$/.test(type) ||
  (type.endsWith('.code') && parameters.mode !== 'runOnceForEachItem');

/** The steps that may hold several of what came in. */
function holding(subject: Subject, start: N8nNode): ReadonlySet<string> {
  const found = new Set([start.name]);
  for (const name of subject.after(start.name)) {
    const before = [...subject.before(name), name].map((one) => subject.step(one));
    if (!before.some((step) => step && parts(step))) found.add(name);
  }
  return found;
}

/** Where several come in at once, the first of them is not the one that a step works on. */
export const several: Rule = {
  id: 'several-at-once',
  *find(subject) {
    for (const start of subject.steps.filter(polls)) {
      const held = holding(subject, start);
      for (const step of subject.steps) {
        if (!subject.after(start.name).has(step.name)) continue;
        const read = [...JSON.stringify(step.parameters).matchAll(/\$\('([^']+)'\)\.first\(\)/g)];
        const first = read.find(([, name = '']) => name !== 'Instellingen' && held.has(name));
        if (first)
          yield {
            step: step.name,
            says: `it reads the first of "${first[1]}", where several may have come in at once: read .item, or all of them`,
          };
      }
    }
  },
};
