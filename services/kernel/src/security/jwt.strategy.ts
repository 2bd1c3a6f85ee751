import type { KeyObject } from 'node:crypto';
import { PassportStrategy } from '@nestjs/passport';
import { Role } from '@stroomwerk/contracts';
import type { FastifyRequest } from 'fastify';
import { ExtractJwt, Strategy } from 'passport-jwt';
import { z } from 'zod';
import type { Clock } from '../clock.js';
import type { CommonEnv } from '../env/environment.js';
import { AppError } from '../http/app-error.js';
import { requireGatePass } from './gate-pass.js';
import type { KeySource } from './keys.js';
import type { Principal } from './principal.js';
import type { RevokedSessions } from './revoked-sessions.js';

/** What an access token carries (architecture.md, rule 6). */
export const AccessClaims = z.object({
  sub: z.uuid(),
  /** The account of `sub`. Absent in tokens from before there were accounts, whose account has the person's id. */
  acc: z.uuid().optional(),
  sid: z.uuid(),
  role: Role,
  email: z.string(),
  name: z.string(),
  email_verified: z.boolean().default(false),
  /** Of an account of the operator's gate: hashes of the passes one of which must come along, with spaces between them. */
  of_gate: z.string().optional(),
  iat: z.number(),
  exp: z.number(),
});
export type AccessClaims = z.infer<typeof AccessClaims>;

function keyIdOf(token: string): string | undefined {
  try {
    const header: unknown = JSON.parse(Buffer.from(token.split('.')[0] ?? '', 'base64url').toString());
    return z.object({ kid: z.string() }).safeParse(header).data?.kid;
  } catch {
    return undefined; // No JSON: refused as an invalid token.
  }
}

async function keyFor(keys: KeySource, token: string): Promise<KeyObject> {
  const kid = keyIdOf(token);
  const key = kid === undefined ? undefined : await keys.find(kid);
  if (!key) throw new AppError('auth.token_invalid');
  return key;
}

/**
 * The bearer strategy of one application. Its name is the application's own, since passport keeps strategies for the
 * whole process. Expiry is checked against the kernel's Clock.
 */
export function bearerStrategy(
  name: string,
  env: CommonEnv,
  keys: KeySource,
  revoked: RevokedSessions,
  clock: Clock,
) {
  class BearerStrategy extends PassportStrategy(Strategy, name) {
    constructor() {
      super({
        jwtFromRequest: ExtractJwt.fromAuthHeaderAsBearerToken(),
        algorithms: ['ES256'],
        issuer: env.PUBLIC_URL,
        audience: env.PUBLIC_URL,
        ignoreExpiration: true,
        passReqToCallback: true,
        secretOrKeyProvider: (_request, token: string, done) => {
          keyFor(keys, token).then(
            // The declared type of a key leaves out the KeyObject that jsonwebtoken takes.
            (key) => done(null, key as unknown as Buffer),
            (error: unknown) => done(error),
          );
        },
      });
    }

    validate({ headers }: Pick<FastifyRequest, 'headers'>, payload: unknown): Principal {
      const claims = AccessClaims.safeParse(payload);
      if (!claims.success) throw new AppError('auth.token_invalid');
      const {
        sub,
        acc: accountId = sub,
        sid,
        role,
        email,
        name,
        email_verified: emailVerified,
        of_gate: gatePass,
        exp,
      } = claims.data;
      if (exp * 1_000 <= clock.now().getTime()) throw new AppError('auth.token_expired');
      if (revoked.has(sid)) throw new AppError('auth.session_revoked');
      requireGatePass(gatePass, headers);
      return {
        userId: sub,
        accountId,
        sid,
        role,
        email,
        name,
        emailVerified,
        ofGate: gatePass === undefined ? undefined : true,
      };
    }
  }
  return new BearerStrategy();
}
