// Pure: a list of runs that grows at both ends.
import type { Run } from '@stroomwerk/contracts/library';
import { type RunList, withFresh, withOlder } from './run-list.js';

/** A run that began so many minutes after nine. */
const run = (minute: number, status: Run['status'] = 'success'): Run => ({
  id: `run-${String(minute).padStart(2, '0')}`,
  execution_id: String(minute),
  status,
  started_at: `2026-11-27T09:${String(minute).padStart(2, '0')}:00.000Z`,
  duration_ms: 1_000,
  failure: null,
  retry_of: null,
  retried_by: null,
});
const runs = (...minutes: number[]) => minutes.map((minute) => run(minute));
const minutes = (list: RunList) => list.runs.map(({ execution_id }) => Number(execution_id));
const first = withFresh(undefined, { runs: runs(5, 4, 3), next: 'b3' });

it('begins with its first page', () => {
  expect([minutes(first), first.next]).toEqual([[5, 4, 3], 'b3']);
});

it('takes new runs on top and keeps what was loaded below', () => {
  const longer = withOlder(first, { runs: runs(2, 1), next: 'b1' });
  const fresh = withFresh(longer, { runs: runs(6, 5, 4), next: 'b4' });
  expect([minutes(fresh), fresh.next]).toEqual([[6, 5, 4, 3, 2, 1], 'b1']);
});

it('shows how a run that was going on has ended', () => {
  const going = withFresh(undefined, { runs: [run(6, 'running'), ...runs(5)], next: null });
  const ended = withFresh(going, { runs: [run(6, 'error'), ...runs(5)], next: null });
  expect(ended.runs.map(({ status }) => status)).toEqual(['error', 'success']);
});

it('begins anew where more happened than a page holds', () => {
  const fresh = withFresh(first, { runs: runs(30, 29, 28), next: 'b28' });
  expect([minutes(fresh), fresh.next]).toEqual([[30, 29, 28], 'b28']);
});

it('forgets what is no longer there', () => {
  expect(minutes(withFresh(first, { runs: [], next: null }))).toEqual([]);
  expect(minutes(withFresh(first, { runs: runs(5, 3), next: null }))).toEqual([5, 3]);
});

it('shows no run twice where two pages meet', () => {
  expect(minutes(withOlder(first, { runs: runs(3, 2), next: null }))).toEqual([5, 4, 3, 2]);
});
