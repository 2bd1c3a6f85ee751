import { createHash, generateKeyPairSync, randomUUID, sign } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Clock } from '../clock.js';
import { gatePassHash } from '../security/gate-pass.js';
import type { Principal } from '../security/principal.js';
import { publicJwk } from '../signing/signing-key.js';

/** Stands at the other end of the wire: publishes a JWKS as auth does, and signs tokens with its key. */
export interface TestIdentity {
  /** For AUTH_SERVICE_URL. */
  readonly url: string;
  /** @param more claims in place of those that follow from the person; undefined leaves one out */
  token(who?: Partial<Principal>, lifetimeSeconds?: number, more?: object): string;
  close(): Promise<void>;
}

/** What has to come along with a token of a gate's account. */
export const testGatePass = 'pass';

/**
 * The account of a person in tests, always the same and never their id: what takes one for the other is seen.
 * @returns a UUID made of the person's
 */
export function testAccountOf(userId: string): string {
  const hex = createHash('sha256').update(`account of ${userId}`).digest('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}

const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');

/** @param publicUrl issuer and audience of the tokens */
export async function testIdentity(publicUrl: string, clock: Clock): Promise<TestIdentity> {
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const jwk = publicJwk(privateKey.export({ type: 'pkcs8', format: 'pem' }).toString());
  const server = createServer((_request, reply) => {
    reply.setHeader('content-type', 'application/json').end(JSON.stringify({ keys: [jwk] }));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    token(who = {}, lifetimeSeconds = 300, more = {}) {
      const iat = Math.floor(clock.now().getTime() / 1_000);
      const { userId = randomUUID(), sid = randomUUID(), role = 'user' } = who;
      const claims = {
        ...{
          sub: userId,
          acc: who.accountId ?? testAccountOf(userId),
          sid,
          role,
          email: who.email ?? 'anna@example.test',
          name: who.name ?? 'Anna de Boer',
          email_verified: who.emailVerified ?? true,
          ...(who.ofGate ? { of_gate: gatePassHash(testGatePass) } : {}),
        },
        ...{ iss: publicUrl, aud: publicUrl, iat, exp: iat + lifetimeSeconds },
        ...more,
      };
      const text = `${part({ alg: 'ES256', typ: 'JWT', kid: jwk.kid })}.${part(claims)}`;
      const signature = sign('sha256', Buffer.from(text), { key: privateKey, dsaEncoding: 'ieee-p1363' });
      return `${text}.${signature.toString('base64url')}`;
    },
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
