import type { Rule } from './rule.js';

/** Scripts that n8n cannot read either. */
export const readable: Rule = {
  id: 'readable',
  *find(subject) {
    for (const step of subject.steps)
      for (const { path, error } of subject.scriptsOf(step))
        if (error !== undefined) yield { step: step.name, says: `its ${path} is no JavaScript: ${error}` };
  },
};
