// Pure: when a list that is open is looked at again.
import { nextLook } from './next-look.js';

const failed = (after: number) =>
  nextLook({ status: 'error', dataUpdatedAt: 1_000_000, errorUpdatedAt: 1_000_000 + after });

it('looks every four seconds while that goes well', () => {
  expect(nextLook({ status: 'success', dataUpdatedAt: 5, errorUpdatedAt: 0 })).toBe(4_000);
  expect(nextLook({ status: 'success', dataUpdatedAt: 90_000, errorUpdatedAt: 60_000 })).toBe(4_000);
});

it('waits twice as long after each failure, a minute at most', () => {
  expect([4_000, 8_000, 16_000, 32_000, 64_000, 900_000].map(failed)).toEqual([
    4_000, 8_000, 16_000, 32_000, 60_000, 60_000,
  ]);
});

it('is in no hurry with what never came', () => {
  expect(nextLook({ status: 'error', dataUpdatedAt: 0, errorUpdatedAt: 1_764_000_000_000 })).toBe(60_000);
});
