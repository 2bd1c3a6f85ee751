import { sources } from '../sources.js';
import { phrases, phrasesByCategory } from './index.js';

// Real: every recipe and every workflow by itself that ships.
const named = [
  ...sources.recipes.map(({ id, category }) => `${category} ${id}`),
  ...sources.workflows.map(({ meta }) => `${meta.category} ${meta.pattern}`),
];
const called = Object.entries(phrasesByCategory).flatMap(([category, recipes]) =>
  Object.entries(recipes).map(([id, { nl, en }]) => ({ name: `${category} ${id}`, nl, en })),
);

it('are there for every recipe, in its category, and for nothing else', () => {
  expect(called.map(({ name }) => name).sort()).toEqual([...new Set(named)].sort());
});

it('are some in either language, each once', () => {
  const wrong = called.filter(
    ({ nl, en }) => nl.length < 2 || en.length < 1 || new Set([...nl, ...en]).size < nl.length + en.length,
  );
  expect(wrong).toEqual([]);
});

it('are written as people type them: short, in small letters, without a full stop', () => {
  const written = phrases.flatMap((recipe) => recipe.phrases);
  expect(written.filter((phrase) => !/^[a-z0-9&@'.+ëêéèïöüáó -]{3,60}$/.test(phrase))).toEqual([]);
  expect(written.filter((phrase) => phrase !== phrase.trim() || /\.$| {2}/.test(phrase))).toEqual([]);
});
