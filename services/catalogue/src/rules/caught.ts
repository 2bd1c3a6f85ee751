import type { Rule } from './rule.js';

/** An error that is caught and then nothing: whatever went wrong, nobody hears of it and the script goes on without. */
export const caught: Rule = {
  id: 'caught',
  *find(subject) {
    for (const step of subject.steps)
      for (const script of subject.scriptsOf(step))
        for (const node of script.nodes)
          if (node.type === 'CatchClause' && node.body.body.length === 0)
            yield {
              step: step.name,
              says: 'it catches an error and does nothing with it: say what the value is then, or ask before what would fail',
            };
  },
};
