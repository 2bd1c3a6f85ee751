import { stemsOf } from './stems.js';

/** Whether two words are forms of each other. */
const related = (a: string, b: string) => stemsOf(a).some((stem) => stemsOf(b).includes(stem));

it.each([
  ['factuur', 'facturen'],
  ['fiets', 'fietsen'],
  ['brief', 'brieven'],
  ['huis', 'huizen'],
  ['plan', 'plannen'],
  ['mand', 'mandje'],
  ['mail', 'mailtje'],
  ['mail', 'mailtjes'],
  ['film', 'filmpje'],
  ['film', 'filmpjes'],
  ['bon', 'bonnetje'],
  ['bon', 'bonnetjes'],
  ['winkelmand', 'winkelmandje'],
  ['invoice', 'invoices'],
  ['connect', 'connecting'],
])('%s and %s are forms of one word', (a, b) => {
  expect(related(a, b)).toBe(true);
});

it.each([
  ['bon', 'brief'],
  ['mail', 'mand'],
  ['factuur', 'fiets'],
])('%s and %s are not', (a, b) => {
  expect(related(a, b)).toBe(false);
});

it('leaves short words and what has no plain letters alone', () => {
  expect([stemsOf('ai'), stemsOf('n8n'), stemsOf('2026')]).toEqual([['=ai'], ['=n8n'], ['=2026']]);
  expect(stemsOf('crm')).toEqual(['ncrm', 'ecrm']);
});

it.each([
  ['bonnetjesmap', 'nbonnetjesmap'],
  ['filmpjesmap', 'nfilmpjesmap'],
  ['mailtjesmap', 'nmailtjesmap'],
  ['lijstjesmap', 'nlijstjesmap'],
  ['vlaggen', 'nvlag'],
  ['zaken', 'nzak'],
  ['jazz', 'njazz'],
])('%s keeps what it does not end in: %s', (word, stem) => {
  expect(stemsOf(word)[0]).toBe(stem);
});
