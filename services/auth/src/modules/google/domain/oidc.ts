import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { sitePath } from '@stroomwerk/contracts';

/** What has to be the same when the browser comes back from the identity provider. */
export interface SignInAttempt {
  readonly state: string;
  readonly nonce: string;
  /** PKCE, RFC 7636. */
  readonly verifier: string;
  readonly returnTo: string;
  /** Code of the referral link the visitor came by. */
  readonly ref: string | null;
  /** Milliseconds since 1970. */
  readonly expiresAt: number;
}

export const attemptSeconds = 600;

const random = () => randomBytes(32).toString('base64url');

export const newAttempt = (returnTo: string, ref: string | null, now: Date): SignInAttempt => ({
  state: random(),
  nonce: random(),
  verifier: random(),
  returnTo,
  ref,
  expiresAt: now.getTime() + attemptSeconds * 1_000,
});

export const challengeOf = (verifier: string): string =>
  createHash('sha256').update(verifier).digest('base64url');

const signatureOf = (key: string, content: string) =>
  createHmac('sha256', key).update(`oidc-attempt:${content}`).digest();

/** A cookie's value: the attempt and a signature. */
export function sealAttempt(key: string, attempt: SignInAttempt): string {
  const content = Buffer.from(JSON.stringify(attempt)).toString('base64url');
  return `${content}.${signatureOf(key, content).toString('base64url')}`;
}

/** @returns undefined for a value that was not sealed here or is too old */
export function openAttempt(keys: readonly string[], sealed: string, now: Date): SignInAttempt | undefined {
  const [content = '', signed = ''] = sealed.split('.');
  const given = Buffer.from(signed, 'base64url');
  const sealedHere = keys.some((key) => {
    const wanted = signatureOf(key, content);
    return given.length === wanted.length && timingSafeEqual(given, wanted);
  });
  if (!sealedHere) return undefined;
  const attempt = JSON.parse(Buffer.from(content, 'base64url').toString()) as SignInAttempt;
  return attempt.expiresAt > now.getTime() ? attempt : undefined;
}

/** A path of this site, whatever was asked for: never another origin. */
export const safePath = (path: string | undefined, fallback = '/dashboard'): string =>
  sitePath(path) ?? fallback;
