import { reaching } from './counts.js';
import type { Rule } from './rule.js';

/**
 * A question to people is put once a run, with the words of the first item, and its answer counts for all that came along:
 * where several may come, a loop of one by one stands before it.
 */
export const questions: Rule = {
  id: 'one-question',
  *find(subject) {
    const asked = subject.steps.filter(({ parameters }) => parameters.operation === 'sendAndWait');
    if (asked.length === 0) return;
    const reached = reaching(subject);
    for (const { name, executeOnce } of asked)
      if (reached.get(name) === 2 && !executeOnce)
        yield {
          step: name,
          says: 'several items may reach it, and it is put once, with the words of the first: let them come one by one (loop of 1) and come back on every way, or gather them into one question',
        };
  },
};
