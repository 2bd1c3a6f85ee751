import type { Rule } from './rule.js';

const BATCHES = 'n8n-nodes-base.splitInBatches';

/**
 * A way back that nothing ends goes round for as long as nobody answers. A loop over items ends with its items; any other
 * reads `$runIndex`, by which it stops asking and does something else.
 */
export const endless: Rule = {
  id: 'endless',
  *find(subject) {
    for (const name of subject.joins()) {
      const after = subject.after(name);
      if (!after.has(name)) continue;
      const loop = subject.steps.filter((step) => after.has(step.name) && subject.after(step.name).has(name));
      const ends = loop.some(
        ({ type, parameters }) => type === BATCHES || JSON.stringify(parameters).includes('$runIndex'),
      );
      if (!ends)
        yield {
          step: name,
          says: 'the way back to it has no end: count with $runIndex, then do something else',
        };
    }
  },
};
