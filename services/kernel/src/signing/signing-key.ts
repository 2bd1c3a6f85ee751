import { createHash, createPublicKey } from 'node:crypto';
import { z } from 'zod';
import { KeyRing, ringValues } from './key-ring.js';

/** A public key of the JWKS: EC, P-256. */
export interface Jwk {
  readonly kty: 'EC';
  readonly crv: 'P-256';
  readonly x: string;
  readonly y: string;
  readonly kid: string;
  readonly alg: 'ES256';
  readonly use: 'sig';
}

/**
 * The public half of a signing key as a JWK; its id is the thumbprint of RFC 7638.
 * @param pem PKCS #8, ES256; `\n` may be written out
 * @throws Error when the key is not an EC key on P-256
 */
export function publicJwk(pem: string): Jwk {
  const { kty, crv, x, y } = createPublicKey(pem.replaceAll('\\n', '\n')).export({ format: 'jwk' });
  if (kty !== 'EC' || crv !== 'P-256' || !x || !y)
    throw new Error('the signing key is not an EC key on P-256');
  const kid = createHash('sha256').update(JSON.stringify({ crv, kty, x, y })).digest('base64url');
  return { kty, crv, x, y, kid, alg: 'ES256', use: 'sig' };
}

function isSigningKey(pem: string): boolean {
  try {
    publicJwk(pem);
    return true;
  } catch {
    return false; // Reported as one line, without the key in it.
  }
}

const wanted = 'an ES256 key as PKCS #8 in PEM';

/** AUTH_SIGNING_KEY: the key that signs access tokens, and after a comma those that only verify. */
export const signingKeys = z
  .string(wanted)
  .transform((pem) => pem.replaceAll('\\n', '\n'))
  .refine((text) => ringValues(text).every(isSigningKey), wanted)
  .transform((text) => new KeyRing(text));
