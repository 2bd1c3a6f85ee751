import { readSlug } from './slug.js';

it('shows a slug, and none for blanks and a dash', () => {
  expect(readSlug('facturen-boeken')).toBe('facturen-boeken');
  expect([' ', '-', '', undefined].map(readSlug)).toEqual([null, null, null, null]);
});
