import { Inject, Injectable } from '@nestjs/common';
import { AppError, Clock, SERVICE_ENV } from '@stroomwerk/kernel';
import { createRemoteJWKSet, jwtVerify } from 'jose';
import { z } from 'zod';
import type { AuthEnv } from '../../../env.js';
import { challengeOf, type SignInAttempt } from '../domain/oidc.js';

const limitMs = 5_000;

const Discovery = z.object({
  issuer: z.string(),
  authorization_endpoint: z.url(),
  token_endpoint: z.url(),
  jwks_uri: z.url(),
});
const TokenAnswer = z.object({ id_token: z.string() });
const Identity = z.object({
  sub: z.string().min(1).max(255),
  email: z.email().max(254),
  email_verified: z.literal(true),
  name: z.string().trim().max(120).optional(),
  nonce: z.string(),
});

export type Identity = z.infer<typeof Identity>;

/** Google at the other end of the wire: OpenID Connect with PKCE, or GOOGLE_ISSUER in its place. */
@Injectable()
export class IdentityProvider {
  private found: Promise<z.infer<typeof Discovery>> | undefined;

  constructor(
    @Inject(SERVICE_ENV) private readonly env: AuthEnv,
    private readonly clock: Clock,
  ) {}

  get configured(): boolean {
    return this.env.GOOGLE_CLIENT_ID !== undefined;
  }

  get redirectUri(): string {
    return `${this.env.PUBLIC_URL}/api/auth/google/callback`;
  }

  /** Where the browser goes to sign in. @throws AppError auth.google_unavailable */
  async signInUrl(attempt: SignInAttempt): Promise<string> {
    const url = new URL((await this.discovery()).authorization_endpoint);
    const parameters = {
      client_id: this.client().id,
      redirect_uri: this.redirectUri,
      response_type: 'code',
      scope: 'openid email profile',
      state: attempt.state,
      nonce: attempt.nonce,
      code_challenge: challengeOf(attempt.verifier),
      code_challenge_method: 'S256',
    };
    for (const [name, value] of Object.entries(parameters)) url.searchParams.set(name, value);
    return url.href;
  }

  /** Redeems a code for a verified identity. @throws Error when anything about it does not hold */
  async identify(code: string, attempt: SignInAttempt): Promise<Identity> {
    const { issuer, token_endpoint, jwks_uri } = await this.discovery();
    const { id, secret } = this.client();
    const answer = await fetch(token_endpoint, {
      method: 'POST',
      body: new URLSearchParams({
        grant_type: 'authorization_code',
        code,
        redirect_uri: this.redirectUri,
        client_id: id,
        client_secret: secret,
        code_verifier: attempt.verifier,
      }),
      signal: AbortSignal.timeout(limitMs),
    });
    if (!answer.ok) throw new Error(`the token endpoint answered ${answer.status}`);
    const { id_token } = TokenAnswer.parse(await answer.json());
    const { payload } = await jwtVerify(id_token, createRemoteJWKSet(new URL(jwks_uri)), {
      issuer,
      audience: id,
      currentDate: this.clock.now(),
    });
    const identity = Identity.parse(payload);
    if (identity.nonce !== attempt.nonce) throw new Error('the nonce is another');
    return identity;
  }

  private client(): { id: string; secret: string } {
    const { GOOGLE_CLIENT_ID: id, GOOGLE_CLIENT_SECRET: secret } = this.env;
    if (!id || !secret) throw new AppError('auth.google_unavailable');
    return { id, secret };
  }

  private discovery(): Promise<z.infer<typeof Discovery>> {
    this.client();
    this.found ??= this.discover().catch((cause: unknown) => {
      this.found = undefined;
      throw new AppError('auth.google_unavailable', { cause });
    });
    return this.found;
  }

  private async discover(): Promise<z.infer<typeof Discovery>> {
    const issuer = this.env.GOOGLE_ISSUER.replace(/\/$/, '');
    const answer = await fetch(`${issuer}/.well-known/openid-configuration`, {
      signal: AbortSignal.timeout(limitMs),
    });
    return Discovery.parse(await answer.json());
  }
}
