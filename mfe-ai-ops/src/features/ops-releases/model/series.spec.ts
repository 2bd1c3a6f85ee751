import { healthSeries } from './series.js';

const none = { views: 0, failures: 0 };
const noVitals = { lcp_ms: null, inp_ms: null, cls: null, fcp_ms: null, ttfb_ms: null };
const health = (buckets: Array<{ at: string; stable?: typeof none; canary?: typeof none }>) => ({
  remote: 'mfe-library',
  bucket_seconds: 900,
  buckets: buckets.map(({ at, stable = none, canary = none }) => ({ at, stable, canary })),
  vitals: { stable: noVitals, canary: noVitals },
});
const now = Date.parse('2026-11-21T12:07:00.000Z');

describe('healthSeries', () => {
  it('leaves gaps where nobody came, on an even axis up to now', () => {
    const series = healthSeries(
      health([
        { at: '2026-11-21T11:30:00.000Z', stable: { views: 100, failures: 1 } },
        {
          at: '2026-11-21T12:00:00.000Z',
          stable: { views: 50, failures: 0 },
          canary: { views: 10, failures: 5 },
        },
      ]),
      1,
      now,
    );
    expect(series.at.map((at) => at.slice(11, 16))).toEqual(['11:15', '11:30', '11:45', '12:00']);
    expect(series.stable).toEqual([null, 1, null, 0]);
    expect(series.canary).toEqual([null, null, null, 50]);
    expect(series.total).toEqual({
      stable: { views: 150, failures: 1 },
      canary: { views: 10, failures: 5 },
    });
  });

  it('takes over where the service lets its stretches begin', () => {
    const { at, stable } = healthSeries(
      health([{ at: '2026-11-21T11:38:00.000Z', stable: { views: 1, failures: 1 } }]),
      1,
      now,
    );
    expect(at.map((one) => one.slice(11, 16))).toEqual(['11:08', '11:23', '11:38', '11:53']);
    expect(stable).toEqual([null, null, 100, null]);
  });

  it('has an axis and no values without visits, and repeats no moment in a day', () => {
    const { at, stable, total } = healthSeries(health([]), 24, now);
    expect(at).toHaveLength(96);
    expect(new Set(at.map((one) => one.slice(11, 16))).size).toBe(96);
    expect(stable.every((value) => value === null)).toBe(true);
    expect(total.stable.views + total.canary.views).toBe(0);
  });
});
