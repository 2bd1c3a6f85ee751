import { createHash, randomBytes } from 'node:crypto';

const secretBytes = 32;
const shape = /^[\w-]{43}$/;

const sha256 = (text: string): Buffer => createHash('sha256').update(text).digest();

/** What stands in the address at which an automation reports: as hard to guess as a key. Only its hash is kept. */
export function newReportSecret(): { readonly secret: string; readonly hash: Buffer } {
  const secret = randomBytes(secretBytes).toString('base64url');
  return { secret, hash: sha256(secret) };
}

/** The hash that a secret is kept under; undefined for what never was one. */
export const reportHash = (secret: string): Buffer | undefined =>
  shape.test(secret) ? sha256(secret) : undefined;
