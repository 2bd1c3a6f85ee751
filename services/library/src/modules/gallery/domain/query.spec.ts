import { partsOf, TemplateQuery, wantedCategories } from './query.js';

describe('what n8n asks for', () => {
  it('is read whichever way it writes lists', () => {
    expect(
      TemplateQuery.parse({
        page: '2',
        limit: '20',
        search: 'factuur',
        sort: 'createdAt:desc',
        category: '1,Finance',
        'categories[]': ['HR', 'data'],
        app: 'Slack,n8n-nodes-base.gmailTrigger',
      }),
    ).toEqual({
      page: 2,
      limit: 20,
      search: 'factuur',
      sort: 'newest',
      categories: ['1', 'Finance', 'HR', 'data'],
      apps: ['Slack', 'Gmail'],
    });
  });

  it.each([
    [{}, { page: 1, limit: 20, sort: 'relevance', search: '' }],
    [
      { page: '1.65', limit: '0', sort: 'rank:desc' },
      { page: 1, limit: 20, sort: 'relevance' },
    ],
    [
      { page: 'x', limit: '9999', search: 'a'.repeat(500) },
      { page: 1, limit: 20, search: 'a'.repeat(200) },
    ],
    [{ sort: 'totalViews:desc' }, { sort: 'popular' }],
    [{ category: { x: '1' } }, { categories: [] }],
    [
      { category: ' hr , ,finance ', app: 'Monday.com,slack,Eigen app' },
      { categories: ['hr', 'finance'], apps: ['monday.com', 'Slack', 'Eigen app'] },
    ],
  ])('%j is never refused', (asked, read) => {
    expect(TemplateQuery.parse(asked)).toMatchObject(read);
  });
});

it.each([
  [[], undefined],
  [['6', 'finance', 'Financiën', 'Finance'], ['finance']],
  [
    ['HR', 'E-commerce'],
    ['hr', 'ecommerce'],
  ],
  [['onbekend'], []],
])('%j are the categories %j', (names, keys) => {
  expect(wantedCategories(names)).toEqual(keys);
});

it.each([
  [0, 20, [[0, 0, 20]]],
  [
    20,
    20,
    [
      [0, 20, 13],
      [2, 0, 7],
    ],
  ],
  [40, 20, [[2, 7, 3]]],
  [60, 20, []],
])('from %i on %i come from %j', (offset, limit, parts) => {
  expect(partsOf([33, 0, 10], offset, limit).map(({ list, from, count }) => [list, from, count])).toEqual(
    parts,
  );
});
