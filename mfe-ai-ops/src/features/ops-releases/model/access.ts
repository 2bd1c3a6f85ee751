import type { TeamToken } from '@stroomwerk/contracts/releases';

export type TokenState = 'valid' | 'expired' | 'revoked';

/** Whether a token still works. @param nowMs epoch milliseconds */
export function tokenState(
  { revoked_at: revoked, expires_at: ends }: Pick<TeamToken, 'revoked_at' | 'expires_at'>,
  nowMs: number,
): TokenState {
  if (revoked !== null) return 'revoked';
  return ends !== null && Date.parse(ends) <= nowMs ? 'expired' : 'valid';
}

/** Days as typed, or null when they are none (contract: whole, 1 to 3650). */
export function daysOf(typed: string): number | null {
  const text = typed.trim().replace(/\./g, '');
  const days = Number(text);
  return /^\d{1,4}$/.test(text) && days >= 1 && days <= 3650 ? days : null;
}
