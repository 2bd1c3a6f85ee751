import { graceMs, judge, successorOf, tokenHash } from './rotation.js';

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
