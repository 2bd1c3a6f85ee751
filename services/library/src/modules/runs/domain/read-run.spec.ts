import { readRun } from './read-run.js';
import { noRetry } from './retry-reason.js';

const now = new Date('2026-11-27T10:00:00.000Z');
const began = { id: '7', startedAt: '2026-11-27T09:59:00.000Z' };

it.each([
  [
    { status: 'success', stoppedAt: '2026-11-27T09:59:02.500Z' },
    { status: 'success', duration_ms: 2_500 },
  ],
  [
    { status: 'crashed', stoppedAt: null },
    { status: 'error', duration_ms: 0 },
  ],
  [
    { status: 'running', stoppedAt: null },
    { status: 'running', duration_ms: null, finished_at: null },
  ],
  [{ status: 'waiting' }, { status: 'waiting', finished_at: null }],
  [
    { status: 'new', startedAt: null },
    { status: 'running', started_at: now.toISOString() },
  ],
  [{ status: 'success', stoppedAt: '2026-11-27T09:00:00.000Z' }, { duration_ms: 0 }],
  [{ status: 'success', startedAt: 'a lie', stoppedAt: 'another' }, { started_at: now.toISOString() }],
  [
    { status: 'success', mode: 'webhook', retryOf: '3' },
    { mode: 'webhook', retry_of: '3' },
  ],
  [{ status: 'success', mode: 'jan@klant.example' }, { mode: null }],
] as const)('%j is kept as %j', (said, kept) => {
  expect(readRun('a', { ...began, ...said }, now)).toMatchObject(kept);
});

it.each([
  [undefined, {}],
  [undefined, { status: 'canceled' }],
  ['succeeded', { status: 'success' }],
  ['goes_on', { status: 'waiting' }],
  ['reported', { linked: false }],
  ['gone', { execution_id: null }],
  ['retried', { retried_by: 'x' }],
] as const)('retrying is refused because it %s, of %j', (why, run) => {
  expect(noRetry({ status: 'error', execution_id: '7', retried_by: null, linked: true, ...run })).toBe(why);
});
