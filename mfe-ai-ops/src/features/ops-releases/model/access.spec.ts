import { tokenState } from './access.js';

const now = Date.parse('2026-11-21T12:00:00.000Z');

it.each([
  ['valid', null, null],
  ['valid', '2026-11-22T00:00:00.000Z', null],
  ['expired', '2026-11-21T12:00:00.000Z', null],
  ['revoked', null, '2026-11-20T00:00:00.000Z'],
  ['revoked', '2026-11-01T00:00:00.000Z', '2026-10-20T00:00:00.000Z'],
] as const)('%s: ends %s, revoked %s', (state, expires_at, revoked_at) => {
  expect(tokenState({ expires_at, revoked_at }, now)).toBe(state);
});
