import type { Json, Parameters } from '../dsl/types.js';

/** Every text and number of a parameter with its path: `assignments.assignments.0.value`. */
export function* leaves(value: Json, path = ''): Generator<readonly [path: string, leaf: string | number]> {
  if (typeof value === 'string' || typeof value === 'number') yield [path, value];
  else if (value !== null && typeof value === 'object')
    for (const [name, part] of Object.entries(value))
      yield* leaves(part, path === '' ? name : `${path}.${name}`);
}

/** The same with some leaves changed. @param change gets path and leaf; the leaf itself leaves it alone */
export function withLeaves(
  value: Json,
  change: (path: string, leaf: string | number) => Json,
  path = '',
): Json {
  if (typeof value === 'string' || typeof value === 'number') return change(path, value);
  const under = (name: string): string => (path === '' ? name : `${path}.${name}`);
  if (Array.isArray(value)) return value.map((part, at) => withLeaves(part, change, under(String(at))));
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, part]) => [name, withLeaves(part, change, under(name))]),
  );
}

/** The leaf at a path, if there is one. */
export function leafAt(parameters: Parameters, path: string): string | number | undefined {
  for (const [at, leaf] of leaves(parameters)) if (at === path) return leaf;
  return undefined;
}

/** Paths that somebody may have meant, nearest first. */
export function near(parameters: Parameters, path: string): string[] {
  const words = new Set(path.toLowerCase().split('.'));
  const likeness = (other: string) =>
    other
      .toLowerCase()
      .split('.')
      .filter((word) => words.has(word)).length;
  return [...leaves(parameters)]
    .map(([at]) => at)
    .sort((a, b) => likeness(b) - likeness(a))
    .slice(0, 6);
}

/** Where some words stand in a text by themselves, not inside a longer word or number. */
function standing(words: string): RegExp {
  const escaped = words.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  const isWord = (letter: string | undefined) => /[\p{L}\p{N}_]/u.test(letter ?? '');
  const before = isWord(words[0]) ? '(?<![\\p{L}\\p{N}_])' : '';
  const behind = isWord(words.at(-1)) ? '(?![\\p{L}\\p{N}_])' : '';
  return new RegExp(`${before}${escaped}${behind}`, 'gu');
}

/** Whether some words stand in a text by themselves. */
export const says = (text: string, words: string): boolean => standing(words).test(text);

/** A text with something in the place of some words, wherever they stand by themselves. */
export const replaced = (text: string, words: string, by: string): string =>
  text.replace(standing(words), () => by);
