import { changed, filtersSet, readFilters, toQuery, writeFilters } from './filters.js';

it('reads an address, forgiving what makes no sense', () => {
  expect(readFilters(new URLSearchParams('q=factuur&trigger=webhook&complexity=huge&page=3'))).toEqual({
    q: 'factuur',
    trigger: 'Webhook',
    complexity: 'all',
    category: 'all',
    page: 3,
  });
  expect(readFilters(new URLSearchParams('page=-1')).page).toBe(1);
});

it('writes only what differs from the default, and reads it back', () => {
  const filters = { q: 'a b', trigger: 'Manual', complexity: 'all', category: 'finance', page: 2 };
  expect(writeFilters(filters)).toEqual({ q: 'a b', trigger: 'Manual', category: 'finance', page: '2' });
  expect(readFilters(new URLSearchParams(writeFilters(filters)))).toEqual(filters);
});

it('goes back to page 1 with each change', () => {
  const filters = readFilters(new URLSearchParams('page=4&trigger=Manual'));
  expect(changed(filters, { category: 'hr' })).toMatchObject({ page: 1, category: 'hr', trigger: 'Manual' });
  expect(toQuery(filters)).toMatchObject({ page: 4, per_page: 20 });
  expect(filtersSet(filters)).toBe(1);
});
