import { createHash, createHmac, randomBytes } from 'node:crypto';

const second = 1_000;
const day = 86_400 * second;

/** Seconds that an access token lives (architecture.md, rule 6). */
export const accessSeconds = 300;
/** Milliseconds in which a used refresh token still answers with its successor: two tabs that renew at once. */
export const graceMs = 10 * second;

/** Milliseconds from its last renewal until a session ends: "remember me" decides. */
export const sessionMs = (remember: boolean): number => (remember ? 30 * day : day);

/** Seconds that the cookie lives; undefined: until the browser closes. */
export const cookieSeconds = (remember: boolean): number | undefined =>
  remember ? sessionMs(true) / second : undefined;

export const newRefreshToken = (): string => randomBytes(32).toString('base64url');

/** What is stored of a refresh token. */
export const tokenHash = (token: string): Buffer => createHash('sha256').update(token).digest();

/** The next token of a family. Derived, so that it can be answered again within the grace without being stored. */
export const successorOf = (key: string, token: string): string =>
  createHmac('sha256', key).update(`refresh-token:${token}`).digest('base64url');

export interface TokenState {
  readonly usedAt: Date | null;
  readonly expiresAt: Date;
  readonly endedAt: Date | null;
}

/** rotate: use it; repeat: answer its successor again; reuse: end the session everywhere; refuse: it is over. */
export type Verdict = 'rotate' | 'repeat' | 'reuse' | 'refuse';

/** Judges a refresh token that is known. */
export function judge({ usedAt, expiresAt, endedAt }: TokenState, now: Date): Verdict {
  if (endedAt || expiresAt <= now) return 'refuse';
  if (!usedAt) return 'rotate';
  return now.getTime() - usedAt.getTime() <= graceMs ? 'repeat' : 'reuse';
}
