import { Inject, Injectable } from '@nestjs/common';
import { JwtService } from '@nestjs/jwt';
import type { LoginResponse } from '@stroomwerk/contracts/auth';
import { type AccessClaims, Clock, type Jwk, publicJwk, SERVICE_ENV } from '@stroomwerk/kernel';
import type { AuthEnv } from '../../../env.js';
import type { AccountRow } from '../../accounts/persistence/account.entity.js';
import { accessSeconds } from '../domain/rotation.js';

/** Signs access tokens and publishes the key that verifies them. */
@Injectable()
export class AccessTokens {
  private readonly jwk: Jwk;

  constructor(
    @Inject(SERVICE_ENV) private readonly env: AuthEnv,
    private readonly jwt: JwtService,
    private readonly clock: Clock,
  ) {
    this.jwk = publicJwk(env.AUTH_SIGNING_KEY);
  }

  keys(): { keys: Jwk[] } {
    return { keys: [this.jwk] };
  }

  /** Until when a token that was signed before now may be valid. */
  validUntil(): Date {
    return new Date(this.clock.now().getTime() + accessSeconds * 1_000);
  }

  issue(account: AccountRow, sid: string): LoginResponse {
    const iat = Math.floor(this.clock.now().getTime() / 1_000);
    const { id: sub, role, email, fullName: name } = account;
    const email_verified = account.emailVerifiedAt !== null;
    const claims: AccessClaims = {
      ...{ sub, sid, role, email, name, email_verified },
      ...{ iat, exp: iat + accessSeconds },
    };
    const access_token = this.jwt.sign(claims, {
      algorithm: 'ES256',
      keyid: this.jwk.kid,
      issuer: this.env.PUBLIC_URL,
      audience: this.env.PUBLIC_URL,
    });
    return { access_token, token_type: 'bearer', expires_in: accessSeconds };
  }
}
