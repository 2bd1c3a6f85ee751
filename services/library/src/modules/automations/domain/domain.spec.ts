import { silentSince } from './silence.js';
import { statusOf } from './status.js';
import { type RecentRun, type Troubled, troubleOf } from './trouble.js';

const now = new Date('2026-11-27T10:00:00Z');
const hoursAgo = (hours: number): Date => new Date(now.getTime() - hours * 3_600_000);

it.each([
  ['running', { active: true, startedOnce: false }],
  ['paused', { active: false, startedOnce: true }],
  ['stopped', { active: false, startedOnce: false }],
  ['stopped', { active: true, startedOnce: true, archived: true }],
  ['stopped', { active: true, startedOnce: true, gone: true }],
] as const)('is %s where n8n says %j', (status, standing) => {
  expect(statusOf({ archived: false, gone: false, ...standing })).toBe(status);
});

describe('silent', () => {
  const every = (hours: number, count: number, lastHoursAgo: number): Date[] =>
    Array.from({ length: count }, (_, at) => hoursAgo(lastHoursAgo + (count - 1 - at) * hours));

  it('is what waits three times longer than it ever did, and a day at the least', () => {
    expect(silentSince(every(24, 8, 73), now)).toEqual(hoursAgo(73));
    expect(silentSince(every(24, 8, 71), now)).toBeUndefined();
    expect(silentSince(every(1, 20, 23), now)).toBeUndefined();
    expect(silentSince(every(1, 20, 25), now)).toEqual(hoursAgo(25));
  });

  it('is nothing that ran too seldom to say', () => {
    expect(silentSince(every(1, 5, 900), now)).toBeUndefined();
    expect(silentSince([], now)).toBeUndefined();
  });
});

describe('trouble', () => {
  const run = (status: RecentRun['status'], hours: number, more: Partial<RecentRun> = {}): RecentRun => ({
    ...{ status, startedAt: hoursAgo(hours), cause: null, step: null, app: null },
    ...more,
  });
  const well: Troubled = {
    ...{ kind: 'linked', status: 'running', startedOnce: true, goneSince: null, failingSince: null },
    ...{ unlinked: false, newer: false, recent: [run('success', 2), run('success', 1)] },
  };
  const kind = (change: Partial<Troubled>) => troubleOf({ ...well, ...change }, now, 'nl')?.kind;

  it('is the most urgent', () => {
    const failing = [run('success', 5), run('error', 3)];
    expect(kind({})).toBeUndefined();
    expect(kind({ recent: failing })).toBe('failing');
    expect(kind({ recent: failing, failingSince: hoursAgo(1) })).toBe('unreachable');
    expect(kind({ recent: failing, unlinked: true })).toBe('unreachable');
    expect(kind({ recent: failing, failingSince: hoursAgo(1), goneSince: hoursAgo(2) })).toBe('gone');
    expect(kind({ recent: [], status: 'stopped', startedOnce: false })).toBe('not_started');
    expect(kind({ newer: true })).toBe('update');
    expect(kind({ newer: true, recent: failing })).toBe('failing');
  });

  it('of a failing one says since when, and in its own words why', () => {
    const recent = [run('error', 9), run('success', 8), run('error', 6), run('canceled', 5)];
    recent.push(
      run('error', 4, { cause: 'account_expired', app: 'Gmail', step: 'Stuur' }),
      run('running', 0),
    );
    expect(troubleOf({ ...well, recent }, now, 'nl')).toEqual({
      kind: 'failing',
      title: 'Gmail: je account is verlopen',
      detail: 'Open in n8n het account van Gmail en koppel het opnieuw.',
      since: hoursAgo(6).toISOString(),
    });
  });

  it('is none of what is started by hand and ran, nor of a reported one that never did', () => {
    expect(kind({ status: 'stopped', startedOnce: false })).toBeUndefined();
    expect(kind({ kind: 'reported', status: 'stopped', startedOnce: false, recent: [] })).toBeUndefined();
  });
});
