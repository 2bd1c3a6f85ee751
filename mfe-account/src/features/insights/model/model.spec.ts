import type { Analytics, AnalyticsDay } from '@stroomwerk/contracts/library';
import { createFormat } from '@stroomwerk/mfe-runtime';
import { amountText, centsTyped } from './amount.js';
import { difference, growth } from './change.js';
import { grouped, successOf } from './grouped.js';
import { shortDay } from './short-day.js';
import { trendsOf } from './trends.js';

const nl = createFormat('nl');
const dayAt = (at: number, part: Partial<AnalyticsDay> = {}): AnalyticsDay => ({
  day: new Date(Date.UTC(2026, 0, 1 + at)).toISOString().slice(0, 10),
  ...{ runs: 2, succeeded: 1, failed: 1, minutes: 5 },
  ...part,
});
const days = (count: number) => Array.from({ length: count }, (_, at) => dayAt(at));

describe('days together', () => {
  it('are days while they can be told apart, and weeks that lose none of them then', () => {
    expect(grouped(days(92))).toMatchObject({ by: 'day', groups: { length: 92 } });
    const { by, groups } = grouped(days(180));
    expect([by, groups.length, groups[0]?.day]).toEqual(['week', 26, '2026-01-01']);
    expect(groups.at(-1)).toEqual({ day: '2026-06-23', succeeded: 7, failed: 7, minutes: 35 });
    expect(groups.reduce((all, { succeeded }) => all + succeeded, 0)).toBe(180);
    expect(grouped([])).toEqual({ by: 'day', groups: [] });
  });

  it('have no success where nothing ended by itself', () => {
    expect(successOf({ succeeded: 0, failed: 0 })).toBeNull();
    expect(successOf({ succeeded: 2, failed: 1 })).toBe(66.7);
  });

  it('are written with their year where days of several are shown', () => {
    expect(shortDay('2026-11-09', nl, false)).toBe('9 nov');
    expect(shortDay('2026-11-09', nl, true)).toBe('9 nov 2026');
  });
});

describe('a change', () => {
  it('is told with its sign, and not where there was nothing', () => {
    expect(growth(112, 100, nl)).toEqual({ change: '+12%', trend: 'up' });
    expect(growth(50, 100, nl)).toEqual({ change: '−50%', trend: 'down' });
    expect(growth(100, 100, nl)).toEqual({ change: '0%', trend: 'flat' });
    expect(growth(5, 0, nl)).toBeUndefined();
    expect(growth(5, undefined, nl)).toBeUndefined();
    expect(difference(98.4, 99, nl)).toEqual({ change: '−0,6', trend: 'down' });
    expect(difference(null, 99, nl)).toBeUndefined();
    expect(difference(99, null, nl)).toBeUndefined();
  });
});

describe('an amount', () => {
  it.each([
    ['', null],
    ['45', 4_500],
    ['62,5', 6_250],
    ['62.50', 6_250],
    ['€ 45,00', 4_500],
    ['0', 0],
    ['1000', 100_000],
    ['1.000', 100_000],
    ['1.000,00', 100_000],
    ['1001', undefined],
    ['1.001', undefined],
    ['-5', undefined],
    ['4,555', undefined],
    ['veel', undefined],
  ])('%j is %j', (text, cents) => expect(centsTyped(text)).toBe(cents));

  it('stands in its field as it is typed', () => {
    expect([
      amountText(4_500, ','),
      amountText(6_250, ','),
      amountText(6_250, '.'),
      amountText(null, ','),
    ]).toEqual(['45', '62,50', '62.50', '']);
  });
});

describe('what stands below the figures of the dashboard', () => {
  const words = {
    inDays: (count: number) => `in ${count} dagen`,
    hoursIn: (hours: string) => `${hours} uur`,
  };
  const total = { runs: 112, succeeded: 110, failed: 2, success: 98.2, minutes: 600, cents: null };
  const lately: Analytics = {
    ...{ days: 30, from: '2026-01-01', to: '2026-01-30', kept_days: 30, periods: [], total },
    before: { ...total, runs: 100, success: 98.8 },
    ...{ by_day: days(30), by_automation: [], by_app: [], hourly_rate_cents: null, working_day_hours: null },
  };

  it('is how it went, with what it is compared with', () => {
    const { runs, saved, success } = trendsOf(lately, nl, words);
    expect(runs).toMatchObject({ change: '+12%', trend: 'up', note: 'in 30 dagen' });
    expect(runs.sparkline).toHaveLength(30);
    expect(saved).toMatchObject({ note: '10 uur' });
    expect(success).toMatchObject({ change: '−0,6', trend: 'down' });
  });

  it('is nothing while nothing is known, and no comparison with days before the first run', () => {
    const none = { runs: {}, saved: {}, success: {} };
    expect(trendsOf(undefined, nl, words)).toEqual(none);
    expect(trendsOf({ ...lately, total: { ...total, runs: 0 } }, nl, words)).toEqual(none);
    expect(trendsOf({ ...lately, before: null }, nl, words).runs).toEqual({
      sparkline: expect.any(Array) as unknown,
    });
  });
});
