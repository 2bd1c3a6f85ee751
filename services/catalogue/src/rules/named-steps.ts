import type { N8nNode } from '../dsl/types.js';
import type { Rule, Subject } from './rule.js';

const QUOTED = /"([^"\n]{2,80})"|“([^”\n]{2,80})”/g;
/** Words before a name that is meant as a step. */
const AT_STEP = {
  nl: /\b(stap|stappen|bij|achter|na|vóór|tussen|pas|in|verbind (hem|ze|die|dat) met) $/i,
  en: /\b(step|steps|at|behind|after|before|between|change|adapt|in|connect (it|them|that) to) $/i,
};

const textsOf = (subject: Subject, language: 'nl' | 'en'): string[] => {
  const { workflow, english, meta } = subject.entry;
  const notes = ((language === 'nl' ? workflow : english)?.nodes ?? [])
    .filter(({ type }) => type.endsWith('.stickyNote'))
    .map(({ parameters }) => String(parameters.content));
  return [...notes, ...(language === 'nl' ? meta.setup_steps : (meta.en.setup_steps ?? []))];
};

export function* quotedIn(subject: Subject, language: 'nl' | 'en'): Generator<readonly [string, string]> {
  for (const text of textsOf(subject, language))
    for (const match of text.matchAll(QUOTED))
      if (AT_STEP[language].test(text.slice(0, match.index))) yield [match[1] ?? match[2] ?? '', text];
}

/** Whether a text stands anywhere in a file: a column, a label, a status. */
const isSaid = (nodes: readonly N8nNode[], words: string): boolean =>
  nodes.some(
    ({ type, parameters }) =>
      !type.endsWith('.stickyNote') &&
      JSON.stringify(parameters).includes(JSON.stringify(words).slice(1, -1)),
  );

/** Notes and set-up steps that speak of a step which the customer does not find. */
export const namedSteps: Rule = {
  id: 'named-steps',
  *find(subject) {
    for (const language of ['nl', 'en'] as const) {
      const file = language === 'nl' ? subject.entry.workflow : subject.entry.english;
      if (!file) continue;
      const names = new Set(file.nodes.map(({ name }) => name));
      const labels = new Set(subject.entry.meta.values.map(({ label }) => label[language]));
      for (const [words, text] of quotedIn(subject, language)) {
        if (names.has(words) || labels.has(words) || isSaid(file.nodes, words)) continue;
        yield {
          says: `“${text.slice(0, 100)}” names "${words}", and no step of the ${language === 'nl' ? 'Dutch' : 'English'} file is called so`,
        };
      }
    }
  },
};
