import { randomBytes } from 'node:crypto';
import { sha256 } from '../../workflows/domain/hash.js';

const secretBytes = 32;
const hintLength = 4;

/** What stands in the address of an account's gallery: as hard to guess as a key. Only its hash is kept. */
export interface GallerySecret {
  readonly secret: string;
  readonly hash: string;
  readonly hint: string;
}

export function newSecret(): GallerySecret {
  const secret = randomBytes(secretBytes).toString('base64url');
  return { secret, hash: sha256(secret), hint: secret.slice(-hintLength) };
}

/** The hash that a secret is kept under; undefined for what never was one. */
export const hashOf = (secret: string): string | undefined =>
  /^[\w-]{43}$/.test(secret) ? sha256(secret) : undefined;
