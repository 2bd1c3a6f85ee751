import { noFilters, readFilters } from '../../library/model/filters.js';
import { carried, catalogAddress, linkTo, linkToApp } from './address.js';

const filters = readFilters(new URLSearchParams('q=factuur&category=finance&page=3&my_apps=true'));

it('writes addresses that need no script, without the reader’s own apps', () => {
  expect(catalogAddress(noFilters)).toBe('/workflows');
  expect(catalogAddress(filters)).toBe('/workflows?q=factuur&category=finance&page=3');
});

it('leads to the first page of another choice, and tells search engines which ones to leave', () => {
  expect(linkTo(noFilters, { category: 'hr' })).toEqual({ to: '/workflows?category=hr', nofollow: false });
  expect(linkTo(filters, { trigger: 'Manual' })).toEqual({
    to: '/workflows?q=factuur&trigger=Manual&category=finance',
    nofollow: true,
  });
  expect(linkTo(noFilters, { sort: 'newest' }).nofollow).toBe(true);
  expect(linkToApp(noFilters, 'Google Sheets').to).toBe('/workflows?integration=Google+Sheets');
});

it('carries the filters along in a form', () => {
  expect(carried(filters)).toEqual([['category', 'finance']]);
  expect(carried(noFilters)).toEqual([]);
});
