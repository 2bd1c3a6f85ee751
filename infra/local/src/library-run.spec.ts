import { chosen, optionsOf } from './library-run.js';

const catalogue = ['a1', 'a2', 'b1', 'b2', 'b3', 'c1'].map((slug) => ({
  slug,
  meta: { pattern: slug.slice(0, 1) },
}));
const slugs = (...args: string[]) => chosen(catalogue, optionsOf(args)).map(({ slug }) => slug);

it('runs everything, or what is asked for by recipe and by name', () => {
  expect(slugs()).toHaveLength(6);
  expect(slugs('--only', 'b,a2', '--record')).toEqual(['a2', 'b1', 'b2', 'b3']);
});

it('takes a sample evenly, and no more than there is', () => {
  expect(slugs('--sample', '3')).toEqual(['a1', 'b1', 'b3']);
  expect(slugs('--only', 'a', '--sample', '9')).toEqual(['a1', 'a2']);
});

it('takes the first of each recipe', () => {
  expect(slugs('--recipes')).toEqual(['a1', 'b1', 'c1']);
  expect(slugs('--recipes', '--only', 'b,c', '--record', '--again')).toEqual(['b1', 'c1']);
});

it.each([
  [['--only', 'x'], 'called x'],
  [['--sample', '0'], '--sample takes a number'],
  [['--sample', 'veel'], '--sample takes a number'],
  [['--recrod'], "Unknown option '--recrod'"],
])('says what is wrong with %j', (args, words) => {
  expect(() => slugs(...args)).toThrow(words);
});
