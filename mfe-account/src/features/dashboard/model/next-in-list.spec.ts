// Pure: where the focus goes when something goes from a list.
import { nextInList } from './next-in-list.js';

it.each([
  ['b', ['a', 'c'], 'c'],
  ['c', ['a', 'b'], 'b'],
  ['a', ['b', 'c', 'new'], 'b'],
  ['b', ['a', 'new'], 'a'],
  ['a', ['new'], 'new'],
  ['a', [], undefined],
] as const)('after %s went and %j is left, it is %s', (gone, after, expected) => {
  expect(nextInList(['a', 'b', 'c'], after, gone)).toBe(expected);
});
