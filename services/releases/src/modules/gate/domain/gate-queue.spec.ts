import { longestRun, replacedBy, timeFor, turns } from './gate-queue.js';

const at = (minute: number) => new Date(Date.UTC(2026, 10, 22, 12, minute));
const waits = (remote: string, minute: number, lastRun?: number) => ({
  ...{ remote, at: at(minute), lastRunAt: lastRun === undefined ? null : at(lastRun) },
});
const order = (...line: ReturnType<typeof waits>[]) =>
  turns(line).map((one) => `${one.remote} ${one.at.getUTCMinutes()}`);

it('takes who waits longest, where nobody was judged before', () => {
  expect(order(waits('mfe-b', 2), waits('mfe-a', 1))).toEqual(['mfe-a 1', 'mfe-b 2']);
});

it('takes another remote before the one that was just judged, however long that waits', () => {
  expect(order(waits('mfe-a', 1, 30), waits('mfe-b', 31, 20), waits('mfe-c', 32))).toEqual([
    ...['mfe-c 32', 'mfe-b 31', 'mfe-a 1'],
  ]);
});

it('gives a remote one place, for what came last of it', () => {
  expect(order(waits('mfe-a', 1), waits('mfe-a', 3), waits('mfe-a', 2), waits('mfe-b', 2))).toEqual([
    ...['mfe-b 2', 'mfe-a 3'],
  ]);
});

it('gives more time to more routes, and never more than the longest run', () => {
  expect([timeFor(0), timeFor(1)]).toEqual([300_000, 310_000]);
  expect(timeFor(0)).toBeLessThan(timeFor(10));
  expect(timeFor(10)).toBeLessThan(longestRun);
  expect(timeFor(1_000)).toBe(longestRun);
});

it('says to the one that left the line which came into it', () => {
  expect(replacedBy('1.2.0')).toMatch(/^1\.2\.0 came after it and is judged in its place/);
});

it('keeps the first of two that came at once', () => {
  const [one, other] = [waits('mfe-a', 1), waits('mfe-a', 1)];
  expect(turns([one, other])[0]).toBe(one);
});
