import { callsSearch, moveAmongTiles } from './tile-keys.js';

it.each([
  ['ArrowRight', 0, 1],
  ['ArrowRight', 7, null],
  ['ArrowLeft', 3, 2],
  ['ArrowLeft', 0, null],
  ['ArrowDown', 1, 4],
  // Eight cards in rows of three: the last row has two.
  ['ArrowDown', 5, 7],
  ['ArrowDown', 6, null],
  ['ArrowUp', 4, 1],
  ['ArrowUp', 2, 'search'],
  ['Home', 5, 0],
  ['End', 0, 7],
  ['Escape', 4, 'search'],
  ['a', 4, null],
] as const)('%s from card %i', (key, from, to) => {
  expect(moveAmongTiles(key, from, 8, 3)).toBe(to);
});

it('one column is a list', () => {
  expect(moveAmongTiles('ArrowDown', 3, 5, 1)).toBe(4);
  expect(moveAmongTiles('ArrowUp', 0, 5, 1)).toBe('search');
});

const stroke = { key: '/', ctrlKey: false, metaKey: false, altKey: false, defaultPrevented: false };
it('calls the search with a slash, but not out of a field that is typed in', () => {
  expect(callsSearch(stroke, { tagName: 'BODY' })).toBe(true);
  expect(callsSearch(stroke, { tagName: 'INPUT', type: 'checkbox' })).toBe(true);
  expect(callsSearch(stroke, { tagName: 'INPUT', type: 'search' })).toBe(false);
  expect(callsSearch(stroke, { tagName: 'TEXTAREA' })).toBe(false);
  expect(callsSearch(stroke, { tagName: 'DIV', isContentEditable: true })).toBe(false);
  expect(callsSearch({ ...stroke, ctrlKey: true }, null)).toBe(false);
  expect(callsSearch({ ...stroke, key: 'x' }, null)).toBe(false);
});
