import { niceTicks } from '../chart/scale.js';
import { monogram } from '../labels/monogram.js';
import { matches } from '../overlay/matches.js';
import { paginationWindow } from './window.js';

describe('paginationWindow', () => {
  it.each([
    [1, 10, [1, 2, 3, 4, 5]],
    [3, 10, [1, 2, 3, 4, 5]],
    [4, 10, [2, 3, 4, 5, 6]],
    [10, 10, [6, 7, 8, 9, 10]],
    [2, 3, [1, 2, 3]],
    [1, 1, [1]],
    [1, 0, []],
    [99, 4, [1, 2, 3, 4]],
    [103, 103, [99, 100, 101, 102, 103]],
  ])('page %i of %i shows %j', (page, pages, expected) => {
    expect(paginationWindow(page, pages)).toEqual(expected);
  });
});

describe('monogram', () => {
  it.each([
    ['Gmail', 'Gm'],
    ['OpenAI', 'OA'],
    ['Google Drive', 'GD'],
    ['Xero', 'Xe'],
    ['n8n', 'N8'],
    ['', '?'],
  ])('%s becomes %s', (name, expected) => {
    expect(monogram(name)).toBe(expected);
  });
});

describe('matches', () => {
  it('finds by every word, whatever the accents and capitals', () => {
    expect(matches('fin fact', { label: 'Facturen', keywords: 'Financiën' })).toBe(true);
    expect(matches('financien', { label: 'Financiën' })).toBe(true);
    expect(matches('loon', { label: 'Facturen' })).toBe(false);
    expect(matches('', { label: 'Facturen' })).toBe(true);
  });
});

describe('niceTicks', () => {
  it.each([
    [0, 98, [0, 20, 40, 60, 80, 100]],
    [0, 10000, [0, 2000, 4000, 6000, 8000, 10000]],
    [0, 0, [0, 1]],
    [-300, 900, [-500, 0, 500, 1000]],
  ])('from %i to %i: %j', (low, high, expected) => {
    expect(niceTicks(low, high)).toEqual(expected);
  });
  it('covers every range it is given', () => {
    for (const high of [0.3, 1, 7, 23, 99.9, 4312, 123456]) {
      const ticks = niceTicks(0, high);
      expect(ticks.at(-1)).toBeGreaterThanOrEqual(high);
      expect(ticks.length).toBeLessThanOrEqual(7);
    }
  });
});
