import { createHmac } from 'node:crypto';
import {
  cookieSeconds,
  graceMs,
  judge,
  newRefreshToken,
  sessionMs,
  successorOf,
  tokenHash,
} from './rotation.js';

const now = new Date('2026-11-21T10:00:00Z');
const later = new Date('2026-11-22T10:00:00Z');
const ago = (ms: number) => new Date(now.getTime() - ms);

it.each([
  ['a fresh token', { usedAt: null, expiresAt: later, endedAt: null }, 'rotate'],
  [
    'one that another tab used a moment ago',
    { usedAt: ago(graceMs), expiresAt: later, endedAt: null },
    'repeat',
  ],
  ['one that was used before that', { usedAt: ago(graceMs + 1), expiresAt: later, endedAt: null }, 'reuse'],
  ['one of a session that expired', { usedAt: null, expiresAt: now, endedAt: null }, 'refuse'],
  ['one of a session that was ended', { usedAt: null, expiresAt: later, endedAt: now }, 'refuse'],
])('%s: %j is judged %s', (_what, state, verdict) => {
  expect(judge(state, now)).toBe(verdict);
});

it('derives the same successor each time, and another with another key', () => {
  expect(successorOf('key', 'token')).toBe(successorOf('key', 'token'));
  expect(successorOf('key', 'token')).not.toBe(successorOf('other', 'token'));
  expect(tokenHash('token')).toHaveLength(32);
});

it('lives thirty days when it is to be remembered, else a day and as long as the browser is open', () => {
  expect([sessionMs(true), sessionMs(false)]).toEqual([30 * 86_400_000, 86_400_000]);
  expect([cookieSeconds(true), cookieSeconds(false)]).toEqual([30 * 86_400, undefined]);
  expect(graceMs).toBe(10_000);
});

it('is drawn anew each time, and a successor is nobody else’s signature', () => {
  const drawn = Array.from({ length: 20 }, newRefreshToken);
  expect(new Set(drawn).size).toBe(20);
  for (const token of drawn) expect(token).toMatch(/^[\w-]{43}$/);
  expect(successorOf('key', 'token')).not.toBe(successorOf('key', 'token2'));
  // Bound to its purpose: the same secret signs other things too.
  expect(successorOf('key', 'token')).toBe(
    createHmac('sha256', 'key').update('refresh-token:token').digest('base64url'),
  );
  expect(tokenHash('token').toString('hex')).toMatch(/^3c469e9d/);
});
