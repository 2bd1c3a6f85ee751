import { createPrivateKey, createPublicKey, randomUUID } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { userInfo } from 'node:os';
import { join } from 'node:path';
import { operatorId } from '@stroomwerk/contracts/releases';
import { calculateJwkThumbprint, SignJWT } from 'jose';
import { ReleaseError } from '../context.js';

/**
 * A token of role ops for five minutes, for whoever holds the platform's own signing key: the operator of this machine.
 * A pipeline brings its own in RELEASE_TOKEN instead.
 * @param options `publicUrl`: issuer and audience, as every service checks them
 * @throws ReleaseError when there is no key
 */
export async function opsToken(options: {
  readonly dataDir: string;
  readonly publicUrl: string;
}): Promise<string> {
  const pem = signingKey(options.dataDir);
  const key = createPrivateKey(pem);
  const kid = await calculateJwkThumbprint(createPublicKey(pem).export({ format: 'jwk' }));
  return new SignJWT({ sid: randomUUID(), role: 'ops', email: '', name: `cli:${userInfo().username}` })
    .setProtectedHeader({ alg: 'ES256', kid, typ: 'JWT' })
    .setSubject(operatorId)
    .setIssuer(options.publicUrl)
    .setAudience(options.publicUrl)
    .setIssuedAt()
    .setExpirationTime('5m')
    .sign(key);
}

function signingKey(dataDir: string): string {
  const given = process.env.AUTH_SIGNING_KEY;
  // A spent key may follow; the first of each signs.
  if (given) return (given.split(',')[0] ?? '').replaceAll('\\n', '\n');
  const file = join(dataDir, 'keys', 'auth-signing.pem');
  if (!existsSync(file))
    throw new ReleaseError(
      `Neither RELEASE_TOKEN nor ${file} is there. Start the platform first (npm start), or bring a token of role ops.`,
    );
  return readFileSync(file, 'utf8');
}
