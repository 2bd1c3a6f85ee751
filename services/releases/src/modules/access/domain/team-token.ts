/** What every team token begins with: tells it from an access token, and secret scanners what they have found. */
export const tokenPrefix = 'swr_';
/** Random bytes of a token: too many to guess, so that a fast hash keeps it. */
export const tokenBytes = 32;

/** When a token stops to hold. */
export interface TokenTerm {
  readonly expiresAt: Date | null;
  readonly revokedAt: Date | null;
}

/** Whether a token may be used: not revoked, and before its last moment. */
export const holds = ({ expiresAt, revokedAt }: TokenTerm, now: Date): boolean =>
  revokedAt === null && (expiresAt === null || now < expiresAt);

const dayMs = 86_400_000;

/** @param days null: never */
export const expiryOf = (now: Date, days: number | null): Date | null =>
  days === null ? null : new Date(now.getTime() + days * dayMs);

/** The last use is written down at most once a minute. */
export const useNotedEveryMs = 60_000;

/** The token of an Authorization header, or null when it holds none of ours. */
export function teamTokenOf(authorization: string): string | null {
  const [scheme = '', token = ''] = authorization.trim().split(/\s+/);
  return scheme.toLowerCase() === 'bearer' && token.startsWith(tokenPrefix) ? token : null;
}
