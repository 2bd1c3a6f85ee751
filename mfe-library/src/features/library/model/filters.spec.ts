import {
  changed,
  filtersSet,
  noFilters,
  readFilters,
  toggled,
  toQuery,
  withoutFilters,
  worthIndexing,
  writeFilters,
} from './filters.js';

it('reads an address, forgiving what makes no sense', () => {
  expect(
    readFilters(new URLSearchParams('q=factuur&trigger=webhook&complexity=huge&sort=best&page=3')),
  ).toEqual({
    ...noFilters,
    q: 'factuur',
    trigger: 'Webhook',
    page: 3,
  });
  expect(readFilters(new URLSearchParams('page=-1')).page).toBe(1);
  expect(readFilters(new URLSearchParams('integration=Slack,, Slack ,Gmail')).integration).toEqual([
    'Slack',
    'Gmail',
  ]);
});

it('knows no plan: every subscription opens the whole library', () => {
  expect(readFilters(new URLSearchParams('tier=professional'))).toEqual(noFilters);
});

it('writes only what differs from the default, and reads it back', () => {
  const filters = {
    q: 'a b',
    trigger: 'Manual',
    complexity: 'all',
    category: 'finance',
    integration: ['Google Sheets', 'Slack'],
    mine: true,
    sort: 'newest' as const,
    page: 2,
  };
  expect(writeFilters(filters)).toEqual({
    q: 'a b',
    trigger: 'Manual',
    category: 'finance',
    integration: 'Google Sheets,Slack',
    my_apps: 'true',
    sort: 'newest',
    page: '2',
  });
  expect(readFilters(new URLSearchParams(writeFilters(filters)))).toEqual(filters);
  expect(writeFilters(noFilters)).toEqual({});
});

it('goes back to page 1 with each change', () => {
  const filters = readFilters(new URLSearchParams('page=4&trigger=Manual'));
  expect(changed(filters, { category: 'hr' })).toMatchObject({ page: 1, category: 'hr', trigger: 'Manual' });
  expect(toQuery(filters)).toEqual({ trigger: 'Manual', group: 'recipe', page: 4, per_page: 20 });
  expect(filtersSet(filters)).toBe(1);
});

it('adds an app and takes it away again, whatever its case', () => {
  expect(toggled(['Slack'], 'Gmail')).toEqual(['Slack', 'Gmail']);
  expect(toggled(['Slack', 'Gmail'], 'slack')).toEqual(['Gmail']);
});

it('clears the filters but neither what was typed nor the order', () => {
  const filters = readFilters(
    new URLSearchParams('q=mail&sort=popular&integration=Slack&my_apps=true&page=3'),
  );
  expect(withoutFilters(filters)).toEqual({ ...noFilters, q: 'mail', sort: 'popular' });
});

it.each([
  ['', true],
  ['category=finance', true],
  ['page=2', true],
  ['category=finance&trigger=Manual', false],
  ['integration=Slack,Gmail', false],
  ['sort=newest', false],
  ['q=factuur', false],
])('a page of the catalogue for search engines: %s', (query, worth) => {
  expect(worthIndexing(readFilters(new URLSearchParams(query)))).toBe(worth);
});
