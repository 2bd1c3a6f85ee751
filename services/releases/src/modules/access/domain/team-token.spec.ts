import { expiryOf, holds, teamTokenOf } from './team-token.js';

const now = new Date('2026-11-21T10:00:00.000Z');
const later = (ms: number) => new Date(now.getTime() + ms);

it.each([
  ['without an end', { expiresAt: null, revokedAt: null }, true],
  ['before its end', { expiresAt: later(1), revokedAt: null }, true],
  ['at its end', { expiresAt: now, revokedAt: null }, false],
  ['revoked', { expiresAt: null, revokedAt: later(-1) }, false],
])('tells whether a token %s holds', (_, term, answer) => {
  expect(holds(term, now)).toBe(answer);
});

it('counts days of 24 hours', () => {
  expect(expiryOf(now, 1)).toEqual(new Date('2026-11-22T10:00:00.000Z'));
  expect(expiryOf(now, null)).toBeNull();
});

it.each([
  ['Bearer swr_abc', 'swr_abc'],
  ['bearer  swr_abc', 'swr_abc'],
  ['Bearer eyJ.a.b', null],
  [' Bearer swr_abc ', 'swr_abc'],
  ['Bearer xswr_abc', null],
  ['Bearer', null],
  ['Basic swr_abc', null],
  ['swr_abc', null],
  ['', null],
])('finds a team token in %j: %j', (header, token) => {
  expect(teamTokenOf(header)).toBe(token);
});
