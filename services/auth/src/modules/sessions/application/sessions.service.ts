import { Inject, Injectable } from '@nestjs/common';
import type { LoginRequest, LoginResponse } from '@stroomwerk/contracts/auth';
import { AppError, Clock, type Principal, SERVICE_ENV } from '@stroomwerk/kernel';
import { DataSource, type EntityManager } from 'typeorm';
import type { AuthEnv } from '../../../env.js';
import type { AccountRow } from '../../accounts/persistence/account.entity.js';
import { AccountsRepository } from '../../accounts/persistence/accounts.repository.js';
import { PasswordHasher } from '../../passwords/application/password-hasher.js';
import { judge, newRefreshToken, sessionMs, successorOf, tokenHash } from '../domain/rotation.js';
import { type FoundToken, SessionsRepository } from '../persistence/sessions.repository.js';
import { AccessTokens } from './access-tokens.service.js';
import { SessionEndings } from './session-endings.service.js';

/** What a sign-in or a renewal brings: the answer, and the refresh token that travels in the cookie only. */
export interface IssuedSession {
  readonly answer: LoginResponse;
  readonly refreshToken: string;
  readonly remember: boolean;
}

/** Sessions: a family of rotating refresh tokens each. */
@Injectable()
export class SessionsService {
  constructor(
    private readonly source: DataSource,
    private readonly accounts: AccountsRepository,
    private readonly sessions: SessionsRepository,
    private readonly endings: SessionEndings,
    private readonly tokens: AccessTokens,
    private readonly hasher: PasswordHasher,
    private readonly clock: Clock,
    @Inject(SERVICE_ENV) private readonly env: AuthEnv,
  ) {}

  /** @throws AppError auth.invalid_credentials, the same for an unknown address and a wrong password */
  async login(request: LoginRequest): Promise<IssuedSession> {
    const account = await this.accounts.byEmail(request.email);
    const matches = await this.hasher.matches(request.password, account?.passwordHash);
    if (!account || !matches) throw new AppError('auth.invalid_credentials');
    return this.source.transaction((manager) => this.open(manager, account, request.remember_me ?? false));
  }

  /** Opens a session for somebody who has proved who they are. */
  async open(manager: EntityManager, account: AccountRow, remember: boolean): Promise<IssuedSession> {
    const sid = await this.sessions.create(manager, account.id, remember, this.expiry(remember));
    const refreshToken = newRefreshToken();
    await this.sessions.addToken(manager, sid, tokenHash(refreshToken));
    await this.accounts.update(manager, account.id, { lastLoginAt: this.clock.now() });
    return { answer: this.tokens.issue(account, sid), refreshToken, remember };
  }

  /**
   * Renews a session. A token that was used before ends its session everywhere, unless that was a moment ago.
   * @throws AppError auth.refresh_invalid
   */
  async refresh(token: string | undefined): Promise<IssuedSession> {
    // The refusal is thrown after the commit: ending a session must not be undone by it.
    const issued =
      token === undefined
        ? undefined
        : await this.source.transaction((manager) => this.renew(manager, token));
    if (!issued) throw new AppError('auth.refresh_invalid');
    return issued;
  }

  /** Ends the session of the refresh cookie and that of the bearer token. Succeeds without either. */
  async logout(token: string | undefined, principal: Principal | null): Promise<void> {
    await this.source.transaction(async (manager) => {
      const found =
        token === undefined ? undefined : await this.sessions.lockByToken(manager, tokenHash(token));
      if (found) await this.endings.end(manager, found.sid, 'logout');
      if (principal) await this.endings.end(manager, principal.sid, 'logout');
    });
  }

  private async renew(manager: EntityManager, token: string): Promise<IssuedSession | undefined> {
    const found = await this.sessions.lockByToken(manager, tokenHash(token));
    if (!found) return undefined;
    const verdict = judge(found, this.clock.now());
    if (verdict === 'refuse') return undefined;
    if (verdict === 'reuse') {
      await this.endings.end(manager, found.sid, 'token_reuse');
      return undefined;
    }
    const account = await this.accounts.byId(found.userId, manager);
    if (!account) return undefined;
    const refreshToken =
      verdict === 'rotate'
        ? await this.rotate(manager, token, found)
        : await this.newestAfter(manager, token);
    return { answer: this.tokens.issue(account, found.sid), refreshToken, remember: found.remember };
  }

  private async rotate(
    manager: EntityManager,
    token: string,
    { sid, remember }: FoundToken,
  ): Promise<string> {
    const next = successorOf(this.env.APP_SECRET, token);
    await this.sessions.useToken(manager, tokenHash(token));
    await this.sessions.addToken(manager, sid, tokenHash(next));
    await this.sessions.prolong(manager, sid, this.expiry(remember));
    return next;
  }

  /** The family's unused token: the successor, or where a third tab was faster still, the successor's. */
  private async newestAfter(manager: EntityManager, token: string): Promise<string> {
    let newest = successorOf(this.env.APP_SECRET, token);
    while ((await this.sessions.lockByToken(manager, tokenHash(newest)))?.usedAt)
      newest = successorOf(this.env.APP_SECRET, newest);
    return newest;
  }

  private expiry(remember: boolean): Date {
    return new Date(this.clock.now().getTime() + sessionMs(remember));
  }
}
