import { Inject, Injectable } from '@nestjs/common';
import { AppError, SERVICE_ENV } from '@stroomwerk/kernel';
import * as oidc from 'openid-client';
import { z } from 'zod';
import type { AuthEnv } from '../../../env.js';
import { challengeOf, type SignInAttempt } from '../domain/oidc.js';

/** Seconds that one answer of the provider may take. */
const limit = 5;

const Identity = z.object({
  sub: z.string().min(1).max(255),
  email: z.email().max(254),
  email_verified: z.literal(true),
  name: z.string().trim().max(120).optional(),
});

export type Identity = z.infer<typeof Identity>;

/** What the browser brings back from the provider. */
export type Returned = Readonly<Record<string, string>>;

/**
 * Google at the other end of the wire: OpenID Connect with PKCE, or GOOGLE_ISSUER in its place. The library keeps the
 * provider's keys for five minutes, and reads them again for one that it does not know.
 */
@Injectable()
export class IdentityProvider {
  private found: Promise<oidc.Configuration> | undefined;

  constructor(@Inject(SERVICE_ENV) private readonly env: AuthEnv) {}

  get configured(): boolean {
    return this.env.GOOGLE_CLIENT_ID !== undefined;
  }

  get redirectUri(): string {
    return `${this.env.PUBLIC_URL}/api/auth/google/callback`;
  }

  /** Where the browser goes to sign in. @throws AppError auth.google_unavailable */
  async signInUrl(attempt: SignInAttempt): Promise<string> {
    return oidc.buildAuthorizationUrl(await this.provider(), {
      redirect_uri: this.redirectUri,
      scope: 'openid email profile',
      state: attempt.state,
      nonce: attempt.nonce,
      code_challenge: challengeOf(attempt.verifier),
      code_challenge_method: 'S256',
    }).href;
  }

  /** Redeems what came back for a verified identity. @throws Error when anything about it does not hold */
  async identify(returned: Returned, attempt: SignInAttempt): Promise<Identity> {
    const callback = new URL(this.redirectUri);
    for (const [name, value] of Object.entries(returned)) callback.searchParams.set(name, value);
    const tokens = await oidc.authorizationCodeGrant(await this.provider(), callback, {
      pkceCodeVerifier: attempt.verifier,
      expectedState: attempt.state,
      expectedNonce: attempt.nonce,
      idTokenExpected: true,
    });
    return Identity.parse(tokens.claims());
  }

  private provider(): Promise<oidc.Configuration> {
    const { GOOGLE_CLIENT_ID: id, GOOGLE_CLIENT_SECRET: secret } = this.env;
    if (!id || !secret) throw new AppError('auth.google_unavailable');
    this.found ??= this.discover(id, secret).catch((cause: unknown) => {
      this.found = undefined;
      throw new AppError('auth.google_unavailable', { cause });
    });
    return this.found;
  }

  private discover(id: string, secret: string): Promise<oidc.Configuration> {
    const issuer = new URL(this.env.GOOGLE_ISSUER);
    // A stand-in in development and tests; env.ts lets production have Google's own issuer only.
    const insecure = issuer.protocol === 'http:' ? [oidc.allowInsecureRequests] : [];
    return oidc.discovery(issuer, id, undefined, oidc.ClientSecretPost(secret), {
      timeout: limit,
      // The signature is checked too, not only whom we asked.
      execute: [oidc.enableNonRepudiationChecks, ...insecure],
    });
  }
}
