import { nextLook, soonMs } from './poll.js';

const now = Date.parse('2026-11-21T09:00:00Z');
const at = (seconds: number) => new Date(now + seconds * 1000).toISOString();
const active = (next: number | null, last: number | null = -30) => ({
  status: 'active',
  last_cycle_at: last === null ? null : at(last),
  next_cycle_at: next === null ? null : at(next),
});

describe('nextLook', () => {
  it('keeps the specified pace for a system that is off or unknown', () => {
    expect(nextLook(undefined, now, 30_000)).toBe(30_000);
    expect(nextLook({ status: 'inactive', last_cycle_at: null, next_cycle_at: null }, now, 60_000)).toBe(
      60_000,
    );
  });

  it('looks just after the next cycle, and never later than the pace', () => {
    expect(nextLook(active(12), now, 30_000)).toBe(13_000);
    expect(nextLook(active(50), now, 30_000)).toBe(30_000);
  });

  it('looks soon while a cycle is due, and gives up hurrying when cycles stand still', () => {
    expect(nextLook(active(-1), now, 30_000)).toBe(soonMs);
    expect(nextLook(active(-31), now, 30_000)).toBe(30_000);
  });

  it('looks soon before the first cycle and after a start or stop', () => {
    expect(nextLook(active(30, null), now, 30_000)).toBe(soonMs);
    expect(
      nextLook({ status: 'inactive', last_cycle_at: null, next_cycle_at: null }, now, 30_000, now + 1),
    ).toBe(soonMs);
  });
});
