// Pure: going through a list by keyboard.
import { stepTo } from './keys.js';

it.each([
  ['ArrowDown', 0, 1],
  ['ArrowDown', 2, 2],
  ['ArrowDown', -1, 0],
  ['ArrowUp', 2, 1],
  ['ArrowUp', 0, 0],
  ['Home', 2, 0],
  ['End', 0, 2],
  ['r', 1, null],
  ['Enter', 1, null],
])('%s at %i leads to %s', (key, at, to) => {
  expect(stepTo(key, at, 3)).toBe(to);
});

it('leads nowhere in an empty list', () => {
  expect(stepTo('ArrowDown', -1, 0)).toBeNull();
});
