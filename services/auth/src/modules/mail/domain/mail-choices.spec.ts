import { isWanted, shownCategories } from './mail-choices.js';

it('sends what a plan pays for unless it was turned off, and tips once they were asked for', () => {
  expect(isWanted('alerts', {})).toBe(true);
  expect(isWanted('alerts', { alerts: false })).toBe(false);
  expect(isWanted('tips', {})).toBe(false);
  expect(isWanted('tips', { tips: true })).toBe(true);
});

it('sends what is necessary, whatever was chosen', () => {
  expect(isWanted('money', { alerts: false, reports: false, tips: false })).toBe(true);
  expect(
    shownCategories({ alerts: false }).map(({ category, necessary, on }) => [category, necessary, on]),
  ).toEqual([
    ['account', true, true],
    ['security', true, true],
    ['money', true, true],
    ['alerts', false, false],
    ['reports', false, true],
    ['tips', false, false],
  ]);
});
