import { Inject, Injectable } from '@nestjs/common';
import { JwtService } from '@nestjs/jwt';
import type { LoginResponse } from '@stroomwerk/contracts/auth';
import { type AccessClaims, Clock, gatePassHash, SERVICE_ENV } from '@stroomwerk/kernel';
import { type Jwk, publicJwk } from '@stroomwerk/kernel/signing';
import type { AuthEnv } from '../../../env.js';
import type { AccountRow } from '../../accounts/index.js';
import { accessSeconds } from '../domain/rotation.js';
import { gatePassesOf } from './gate-pass.js';

/** Signs access tokens and publishes the keys that verify them: also one that will sign soon, or did until lately. */
@Injectable()
export class AccessTokens {
  constructor(
    @Inject(SERVICE_ENV) private readonly env: AuthEnv,
    private readonly jwt: JwtService,
    private readonly clock: Clock,
  ) {}

  keys(): { keys: Jwk[] } {
    return { keys: this.env.AUTH_SIGNING_KEY.all.map(publicJwk) };
  }

  /** Until when a token that was signed before now may be valid. */
  validUntil(): Date {
    return new Date(this.clock.now().getTime() + accessSeconds * 1_000);
  }

  /** @param accountId of what the person's plan pays for */
  issue(account: AccountRow, accountId: string, sid: string): LoginResponse {
    const iat = Math.floor(this.clock.now().getTime() / 1_000);
    const { id: sub, role, email, fullName: name } = account;
    const email_verified = account.emailVerifiedAt !== null;
    const claims: AccessClaims = {
      ...{ sub, acc: accountId, sid, role, email, name, email_verified },
      ...(account.ofGate ? { of_gate: gatePassesOf(this.env, sub).map(gatePassHash).join(' ') } : {}),
      ...{ iat, exp: iat + accessSeconds },
    };
    const { current } = this.env.AUTH_SIGNING_KEY;
    const access_token = this.jwt.sign(claims, {
      privateKey: current,
      algorithm: 'ES256',
      keyid: publicJwk(current).kid,
      issuer: this.env.PUBLIC_URL,
      audience: this.env.PUBLIC_URL,
    });
    return { access_token, token_type: 'bearer', expires_in: accessSeconds };
  }
}
