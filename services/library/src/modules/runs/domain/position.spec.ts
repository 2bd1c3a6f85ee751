import { after, isKnown, type Position } from './position.js';

const at = (minute: number): string => `2026-11-27T10:${String(minute).padStart(2, '0')}:00.000Z`;
const run = (id: string, minute: number) => ({ id, startedAt: at(minute) });
const known: Position = { id: '100', at: new Date(at(30)) };

it('knows what has a number up to its own and began no later', () => {
  expect(isKnown(run('100', 30), known)).toBe(true);
  expect(isKnown(run('99', 29), known)).toBe(true);
  expect(isKnown(run('101', 31), known)).toBe(false);
  // 9 is before 100, though not as text.
  expect(isKnown(run('9', 1), known)).toBe(true);
});

it('does not know a number that a restored n8n gave anew, nor one that has not begun', () => {
  expect(isKnown(run('95', 45), known)).toBe(false);
  expect(isKnown({ id: '95', startedAt: null }, known)).toBe(false);
  expect(isKnown(run('1', 1), null)).toBe(false);
});

it('takes ids that are no numbers for known only where they are the same', () => {
  const other: Position = { id: 'b', at: new Date(at(30)) };
  expect([isKnown(run('a', 20), other), isKnown(run('b', 30), other)]).toEqual([false, true]);
});

it('goes on from the newest, with the latest beginning of all', () => {
  // 101 waited its turn and began after 102.
  expect(after([run('102', 33), run('101', 34)], known)).toEqual({ id: '102', at: new Date(at(34)) });
  expect(after([], known)).toEqual(known);
  expect(after([run('3', 1)], null)).toEqual({ id: '3', at: new Date(at(1)) });
});

it('goes back with an n8n that was put back, and does not take what it runs then for known', () => {
  const back = after([run('90', 20), run('89', 19)], known);
  expect(back).toEqual({ id: '90', at: new Date(at(30)) });
  expect(isKnown(run('90', 20), back)).toBe(true);
  expect(isKnown(run('91', 40), back)).toBe(false);
});
