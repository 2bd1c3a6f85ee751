import { createHash } from 'node:crypto';
import { gatePassHeader } from '@stroomwerk/contracts/auth';
import { AppError } from '../http/app-error.js';

/** What a token of a gate's account says of the pass that has to come along: whoever reads the token learns none. */
export const gatePassHash = (pass: string): string => createHash('sha256').update(pass).digest('base64url');

/**
 * A token of a gate's account counts only from the gate itself, which adds the pass to what its browser asks. The code
 * of a release that runs there can read the token and carry it out, never the pass.
 * @param expected the claim `of_gate`, the hashes of the passes that count; absent in everybody else's token
 * @throws AppError auth.token_invalid
 */
export function requireGatePass(
  expected: string | undefined,
  headers: Readonly<Record<string, string | string[] | undefined>>,
): void {
  if (expected === undefined) return;
  const pass = headers[gatePassHeader];
  if (typeof pass !== 'string' || !expected.split(' ').includes(gatePassHash(pass)))
    throw new AppError('auth.token_invalid');
}
