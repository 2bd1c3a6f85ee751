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
