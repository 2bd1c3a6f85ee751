import { nextTry } from './tries.js';

const written = new Date('2026-11-21T10:00:00Z');

it('tries soon at first, then every hour, for more than three days and less than six', () => {
  const moments: number[] = [];
  let now: Date | null = written;
  for (let tries = 1; now; tries += 1) {
    moments.push((now.getTime() - written.getTime()) / 60_000);
    now = nextTry(tries, written, now);
  }
  expect(moments.slice(0, 9)).toEqual([0, 1, 3, 8, 18, 38, 68, 128, 188]);
  expect(moments.at(-1)).toBeGreaterThan(4 * 1_440);
  expect(moments.at(-1)).toBeLessThanOrEqual(5 * 1_440);
});

it('tries a mail once that was written before a long pause of ours', () => {
  expect(nextTry(1, written, new Date('2026-11-30T10:00:00Z'))).toBeNull();
});
