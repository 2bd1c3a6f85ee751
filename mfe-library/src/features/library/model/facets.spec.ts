import { appChoices, countsOf, sumOf } from './facets.js';

const facets = {
  trigger: [
    { value: 'Webhook', count: 7 },
    { value: 'Manual', count: 3 },
  ],
  complexity: [],
  category: [],
  integration: [
    { value: 'Slack', count: 9 },
    { value: 'Gmail', count: 4 },
    { value: 'Google Sheets', count: 2 },
  ],
  tier: [],
};
const counts = countsOf(facets, 'integration');

it('counts, and knows nothing where an older service tells nothing', () => {
  expect(sumOf(countsOf(facets, 'trigger'))).toBe(10);
  expect(sumOf(countsOf(undefined, 'trigger'))).toBeUndefined();
});

it('shows the chosen apps first, then the largest', () => {
  expect(appChoices(counts, ['Xero'], [], '', 2)).toEqual([
    { name: 'Xero', count: undefined, chosen: true },
    { name: 'Slack', count: 9, chosen: false },
    { name: 'Gmail', count: 4, chosen: false },
  ]);
});

it('finds any app of the library by part of its name, whatever its case, spaces and accents', () => {
  expect(appChoices(counts, ['gmail'], ['Méthode', 'Gmail', 'Pipedrive'], 'google-s', 5)).toEqual([
    { name: 'Google Sheets', count: 2, chosen: false },
  ]);
  expect(appChoices(counts, [], ['Méthode', 'Gmail'], 'meth', 5).map(({ name }) => name)).toEqual([
    'Méthode',
  ]);
  expect(appChoices(counts, ['gmail'], [], 'GMA', 5)).toEqual([{ name: 'Gmail', count: 4, chosen: true }]);
});
