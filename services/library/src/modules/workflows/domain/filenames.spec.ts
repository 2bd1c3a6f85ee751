import { nameFromFile, numberedNames, plainText, safeFilename, slugify } from './naming.js';

it.each([
  ['Straße', 'strasse'],
  ['Smørrebrød ÆØ', 'smorrebrod-aeo'],
  ['--a--b--', 'a-b'],
  [`${'a'.repeat(79)} b`, 'a'.repeat(79)],
  [`${'a'.repeat(78)}---b`, `${'a'.repeat(78)}-b`],
  [`${'a'.repeat(90)}`, 'a'.repeat(80)],
])('has an address of plain letters: %s', (name, slug) => {
  expect(slugify(name)).toBe(slug);
});

it.each([
  ['é.json', 'e.json'],
  ['a.JSON', 'a.json'],
  ['a.json.txt', 'a.json.txt.json'],
  ['a...b.json', 'a.b.json'],
  ['..--a--...json', 'a.json'],
  [`${'a'.repeat(118)}-- x.json`, `${'a'.repeat(118)}.json`],
  [`${'a'.repeat(200)}.json`, `${'a'.repeat(120)}.json`],
  ['', 'workflow-e3b0c442.json'],
])('has a file name that is safe anywhere: %s', (path, name) => {
  expect(safeFilename(path)).toBe(name);
});

it.each([
  ['12__--mijn flow.json', 'Mijn flow'],
  ['stap 12_b.json', 'Stap 12 b'],
  ['a__b..c--d.json', 'A b c d'],
  ['a.json.b', 'A json b'],
  ['12abc.json', '12abc'],
  ['Eén.JSON', 'Eén'],
])('has a name for people out of its file: %s', (file, name) => {
  expect(nameFromFile(file)).toBe(name);
});

it('counts on from where it was told', () => {
  expect(numberedNames('x.json', 3, 2, '.json')).toEqual(['x-3.json', 'x-4.json']);
  expect(numberedNames('x', 2, 2)).toEqual(['x-2', 'x-3']);
  expect(numberedNames('x.txt', 2, 1, '.json')).toEqual(['x.txt-2.json']);
});

it.each([
  ['a<script>\nsteal()\n</script>b', 'a b'],
  ['a<style>never closed', 'a'],
  ['a<script>x</script\n>b', 'a b'],
  ['a<!-- not\nshown -->b', 'a b'],
  ['a<!-- never closed', 'a'],
  ['a<!---->b', 'a b'],
  ['a<br>b', 'a b'],
  [' \u0000 a \u200b ', 'a'],
])('has a text without markup, its words apart: %j', (given, text) => {
  expect(plainText(given)).toBe(text);
});
