import type { Rule } from './rule.js';

/** An error branch that leads nowhere: the item that failed is gone, and nobody hears of it. */
export const unheard: Rule = {
  id: 'unheard',
  *find(subject) {
    for (const step of subject.steps)
      if (step.onError === 'continueErrorOutput' && !subject.hasErrorPath(step))
        yield {
          step: step.name,
          says: 'its error branch leads nowhere: let it tell somebody which item failed',
        };
  },
};
