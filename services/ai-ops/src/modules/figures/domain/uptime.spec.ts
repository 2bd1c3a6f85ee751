import { publicUptime, type UptimeWindow, uptimePercent } from './uptime.js';

const window = (over: Partial<UptimeWindow> = {}): UptimeWindow => ({
  samples: 1000,
  healthy: 999,
  days: 12,
  first: new Date('2026-11-09T08:00:00Z'),
  last: new Date('2026-11-21T08:00:00Z'),
  ...over,
});

it('is the share of samples in which a part answered, with its window', () => {
  expect(publicUptime(window())).toEqual({
    percent: 99.9,
    window_days: 12,
    since: '2026-11-09T08:00:00.000Z',
    measured_at: '2026-11-21T08:00:00.000Z',
  });
});

it('names its moments to the hour, so that the answer changes seldom', () => {
  const { since, measured_at } = publicUptime(
    window({ first: new Date('2026-11-09T08:59:59Z'), last: new Date('2026-11-21T08:30:00.5Z') }),
  );
  expect([since, measured_at]).toEqual(['2026-11-09T08:00:00.000Z', '2026-11-21T08:00:00.000Z']);
});

it('reads 100 only when nothing was missed', () => {
  expect(uptimePercent(window({ samples: 100_000, healthy: 99_999 }))).toBe(99.99);
  expect(uptimePercent(window({ healthy: 1000 }))).toBe(100);
});

it('gives no figure while there is less than a day of it', () => {
  const none = window({ samples: 0, healthy: 0, days: 0, first: null, last: null });
  expect(publicUptime(none)).toEqual({ percent: null, window_days: 0, since: null, measured_at: null });
  expect(publicUptime(window({ first: new Date('2026-11-20T08:00:01Z') })).percent).toBeNull();
  expect(publicUptime(window({ first: new Date('2026-11-20T08:00:00Z') })).percent).toBe(99.9);
});

it('gives no figure where the first or the last sample is not known', () => {
  const { percent, since, measured_at } = publicUptime(window({ first: null }));
  expect([percent, since]).toEqual([null, null]);
  expect(measured_at).not.toBeNull();
  expect(publicUptime(window({ last: null })).percent).toBeNull();
  expect(uptimePercent(window({ samples: 0, healthy: 0 }))).toBeNull();
});
