import { isComparable, periodOf, periodsFor } from './period.js';
import { hoursBetween } from './working-day.js';

describe('the period that is shown', () => {
  it('ends today, and has as many days before it to compare with', () => {
    expect(periodOf('2026-11-21', 7, 180)).toEqual({
      ...{ days: 7, from: '2026-11-15', to: '2026-11-21' },
      before: { from: '2026-11-08', to: '2026-11-14' },
    });
  });

  it('is never longer than the plan gives', () => {
    expect(periodOf('2026-11-21', undefined, 7)).toMatchObject({ days: 7, from: '2026-11-15' });
    expect(periodOf('2026-11-21', 761, 30)).toMatchObject({ days: 30, from: '2026-10-23' });
    expect(periodOf('2026-11-21', undefined, 761)).toMatchObject({ days: 30 });
  });

  it('is compared only with days in which something was counted from the first', () => {
    const period = periodOf('2026-11-21', 7, 30);
    expect(isComparable(period, '2026-11-08')).toBe(true);
    expect(isComparable(period, '2026-11-09')).toBe(false);
    expect(isComparable(period, null)).toBe(false);
  });
});

it('names the smallest plan of what is locked', () => {
  expect(periodsFor(30)).toEqual([
    { days: 7, plan: null },
    { days: 30, plan: null },
    { days: 90, plan: 'professional' },
    { days: 180, plan: 'professional' },
    { days: 365, plan: 'enterprise' },
    { days: 761, plan: 'enterprise' },
  ]);
  expect(periodsFor(7)[1]).toEqual({ days: 30, plan: 'launch_special' });
  expect(periodsFor(761).every(({ plan }) => plan === null)).toBe(true);
});

it('knows a working day, also one that ends after midnight', () => {
  expect(hoursBetween('09:00', '17:30')).toBe(8.5);
  expect(hoursBetween('22:00', '06:00')).toBe(8);
});
