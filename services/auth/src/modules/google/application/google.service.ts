import { Inject, Injectable, Logger } from '@nestjs/common';
import type { Language } from '@stroomwerk/contracts';
import type { Providers } from '@stroomwerk/contracts/auth';
import { AppError, Clock, SERVICE_ENV } from '@stroomwerk/kernel';
import { DataSource, type EntityManager } from 'typeorm';
import type { AskedFrom } from '../../../asker/asker.js';
import type { AuthEnv } from '../../../env.js';
import { AccountRequests } from '../../accounts/application/account-requests.js';
import { RegistrationService } from '../../accounts/application/registration.service.js';
import { type AccountRow, AccountsRepository } from '../../accounts/index.js';
import { KnownDevices, SecurityEvents } from '../../security/index.js';
import { SessionEndings } from '../../sessions/application/session-endings.service.js';
import { type IssuedSession, SessionsService } from '../../sessions/application/sessions.service.js';
import { newAttempt, openAttempt, safePath, sealAttempt } from '../domain/oidc.js';
import { type Identity, IdentityProvider, type Returned } from './identity-provider.js';

/** Signing in with Google. */
@Injectable()
export class GoogleService {
  private readonly logger = new Logger('Google');

  constructor(
    private readonly source: DataSource,
    private readonly provider: IdentityProvider,
    private readonly accounts: AccountsRepository,
    private readonly registration: RegistrationService,
    private readonly sessions: SessionsService,
    private readonly endings: SessionEndings,
    private readonly requests: AccountRequests,
    private readonly devices: KnownDevices,
    private readonly events: SecurityEvents,
    private readonly clock: Clock,
    @Inject(SERVICE_ENV) private readonly env: AuthEnv,
  ) {}

  providers(): Providers {
    return { google: this.provider.configured };
  }

  /** @throws AppError auth.google_unavailable when it is not set up here or does not answer */
  async start(
    returnTo: string | undefined,
    ref: string | undefined,
  ): Promise<{ url: string; cookie: string }> {
    const attempt = newAttempt(safePath(returnTo), ref ?? null, this.clock.now());
    return {
      url: await this.provider.signInUrl(attempt),
      cookie: sealAttempt(this.env.OIDC_STATE_SECRET.current, attempt),
    };
  }

  /** @throws AppError auth.google_failed for whatever does not hold */
  async finish(
    query: Returned,
    cookie: string | undefined,
    from: AskedFrom,
    language: Language,
  ): Promise<{ issued: IssuedSession; path: string }> {
    const attempt =
      cookie === undefined
        ? undefined
        : openAttempt(this.env.OIDC_STATE_SECRET.all, cookie, this.clock.now());
    if (!attempt || !query.code || query.state !== attempt.state) throw new AppError('auth.google_failed');
    let identity: Identity;
    try {
      identity = await this.provider.identify(query, attempt);
    } catch (cause) {
      this.logger.warn(`sign-in not confirmed: ${cause instanceof Error ? cause.name : 'unknown'}`);
      throw new AppError('auth.google_failed', { cause });
    }
    await this.requests.settleOf(identity.email);
    const account = await this.source.transaction((manager) =>
      this.accountOf(manager, identity, attempt.ref, from, language),
    );
    const issued = await this.sessions.signIn(account, true, from);
    return { issued, path: attempt.returnTo };
  }

  /** The account of this identity: known by its subject, else by its verified address, else a new one. */
  private async accountOf(
    manager: EntityManager,
    identity: Identity,
    ref: string | null,
    from: AskedFrom,
    language: Language,
  ): Promise<AccountRow> {
    const { sub: googleSubject, email } = identity;
    const known = await this.accounts.byGoogleSubject(googleSubject, manager);
    if (known) return known;
    const now = this.clock.now();
    const fullName = identity.name || (email.split('@')[0] ?? email);
    await this.registration.create(
      manager,
      {
        email,
        fullName,
        passwordHash: null,
        role: 'user',
        language,
        createdAt: now,
        emailVerifiedAt: now,
        googleSubject,
      },
      ref ?? undefined,
    );
    const account = await this.accounts.byEmail(email, manager);
    if (!account) throw new AppError('auth.google_failed');
    if (account.googleSubject === googleSubject) return account;
    await this.link(manager, account, googleSubject);
    await this.events.record(manager, account.id, 'google_linked', from);
    return { ...account, googleSubject };
  }

  /** An address that nobody has confirmed may have been registered by somebody else: their password and sessions go. */
  private async link(manager: EntityManager, account: AccountRow, googleSubject: string): Promise<void> {
    if (account.emailVerifiedAt) return this.accounts.update(manager, account.id, { googleSubject });
    const emailVerifiedAt = this.clock.now();
    await this.accounts.update(manager, account.id, { googleSubject, emailVerifiedAt, passwordHash: null });
    await this.endings.endAllOf(manager, account.id, 'account_linked');
    await this.devices.forgetAllOf(manager, account.id);
  }
}
