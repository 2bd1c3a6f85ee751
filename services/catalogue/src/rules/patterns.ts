import type { Rule } from './rule.js';

const doubled = /\\\\[dDsSwWb]/;

/** A pattern that was escaped twice: it looks for a backslash and a letter, so that no date or amount ever fits it. */
export const patterns: Rule = {
  id: 'patterns',
  *find(subject) {
    for (const step of subject.steps)
      for (const script of subject.scriptsOf(step))
        for (const node of script.nodes) {
          const pattern = node.type === 'Literal' && 'regex' in node ? node.regex?.pattern : undefined;
          if (pattern === undefined || !doubled.test(pattern)) continue;
          yield {
            step: step.name,
            says: `its pattern /${pattern.slice(0, 40)}/ looks for a backslash: write \\d and the like once`,
          };
        }
  },
};
