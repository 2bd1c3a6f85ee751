import { Inject, Injectable } from '@nestjs/common';
import type { LoginRequest, LoginResponse } from '@stroomwerk/contracts/auth';
import { AppError, Clock, type Principal, SERVICE_ENV } from '@stroomwerk/kernel';
import { DataSource, type EntityManager } from 'typeorm';
import type { AskedFrom } from '../../../asker/asker.js';
import type { AuthEnv } from '../../../env.js';
import { AccountRequests } from '../../accounts/application/account-requests.js';
import { type AccountRow, AccountsRepository } from '../../accounts/index.js';
import { Mails } from '../../mail/application/mails.service.js';
import { Memberships } from '../../memberships/index.js';
import { PasswordHasher } from '../../passwords/application/password-hasher.js';
import { AfterAnswer } from '../../security/application/after-answer.js';
import { Guessing } from '../../security/application/guessing.service.js';
import { KnownDevices, SecurityEvents } from '../../security/index.js';
import { judge, newRefreshToken, sessionMs, successorOf, tokenHash } from '../domain/rotation.js';
import { type FoundToken, SessionsRepository } from '../persistence/sessions.repository.js';
import { AccessTokens } from './access-tokens.service.js';
import { SessionEndings } from './session-endings.service.js';

/** What a sign-in or a renewal brings: the answer, and the refresh token that travels in the cookie only. */
export interface IssuedSession {
  readonly answer: LoginResponse;
  readonly refreshToken: string;
  readonly remember: boolean;
  /** For the cookie of a device that was not known before. */
  readonly deviceToken?: string;
}

/** Sessions: a family of rotating refresh tokens each. */
@Injectable()
export class SessionsService {
  constructor(
    private readonly source: DataSource,
    private readonly accounts: AccountsRepository,
    private readonly memberships: Memberships,
    private readonly sessions: SessionsRepository,
    private readonly endings: SessionEndings,
    private readonly tokens: AccessTokens,
    private readonly requests: AccountRequests,
    private readonly guessing: Guessing,
    private readonly devices: KnownDevices,
    private readonly events: SecurityEvents,
    private readonly after: AfterAnswer,
    private readonly mails: Mails,
    private readonly hasher: PasswordHasher,
    private readonly clock: Clock,
    @Inject(SERVICE_ENV) private readonly env: AuthEnv,
  ) {}

  /**
   * @throws AppError auth.invalid_credentials, the same for an unknown address and a wrong password
   * @throws AppError auth.wait, common.too_many_requests: see Guessing
   */
  async login(request: LoginRequest, from: AskedFrom): Promise<IssuedSession> {
    const { email, password, remember_me: remember = false } = request;
    const turn = await this.guessing.turn(email, from);
    await this.requests.settleOf(email);
    const account = await this.accounts.byEmail(email);
    const matches = await this.hasher.matches(password, account?.passwordHash);
    if (!account || !matches) {
      await turn.failed();
      this.after.run('a failed sign-in', () => this.events.recordFailure(email, from));
      throw new AppError('auth.invalid_credentials');
    }
    await turn.succeeded();
    // A new password that came while this one was looked at has ended every session: this one too.
    return this.signIn(account, remember, from, (now) => now.passwordHash === account.passwordHash);
  }

  /**
   * Opens a session for somebody who has proved who they are, and tells them if it is from a new device.
   * @param holds whether the proof still holds for the account as it is at that moment
   * @throws AppError auth.invalid_credentials when it does not, or the account is gone
   */
  async signIn(
    account: AccountRow,
    remember: boolean,
    from: AskedFrom,
    holds: (now: AccountRow) => boolean = () => true,
  ): Promise<IssuedSession> {
    const { issued, mail } = await this.source.transaction(async (manager) => {
      const now = await this.accounts.lock(account.id, manager);
      if (!now || !holds(now)) throw new AppError('auth.invalid_credentials');
      return this.open(manager, now, remember, from);
    });
    if (mail) this.mails.dispatch(mail);
    return issued;
  }

  private async open(manager: EntityManager, account: AccountRow, remember: boolean, from: AskedFrom) {
    const sid = await this.sessions.create(manager, account.id, from, remember, this.expiry(remember));
    const refreshToken = newRefreshToken();
    await this.sessions.addToken(manager, sid, tokenHash(refreshToken));
    await this.accounts.update(manager, account.id, { lastLoginAt: this.clock.now() });
    const { token, others } = await this.devices.remember(manager, account.id, from.deviceTokens);
    const stranger = token !== undefined && others;
    await this.events.record(manager, account.id, stranger ? 'new_device' : 'signed_in', from);
    const { accountId } = await this.memberships.of(account.id, manager);
    const answer = this.tokens.issue(account, accountId, sid);
    return {
      issued: { answer, refreshToken, remember, deviceToken: token },
      mail: stranger ? await this.mails.writeNewDevice(manager, account.id, from.device) : undefined,
    };
  }

  /**
   * Renews a session. A token that was used before ends its session everywhere, unless that was a moment ago.
   * @throws AppError auth.refresh_invalid
   */
  async refresh(token: string | undefined, from: AskedFrom): Promise<IssuedSession> {
    // The refusal is thrown after the commit: ending a session must not be undone by it.
    const issued =
      token === undefined
        ? undefined
        : await this.source.transaction((manager) => this.renew(manager, token, from));
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

  private async renew(
    manager: EntityManager,
    token: string,
    from: AskedFrom,
  ): Promise<IssuedSession | undefined> {
    const found = await this.sessions.lockByToken(manager, tokenHash(token));
    if (!found) return undefined;
    const verdict = judge(found, this.clock.now());
    if (verdict === 'refuse') return undefined;
    if (verdict === 'reuse') {
      await this.endings.end(manager, found.sid, 'token_reuse');
      await this.events.record(manager, found.userId, 'token_reuse', from);
      return undefined;
    }
    const account = await this.accounts.byId(found.userId, manager);
    if (!account) return undefined;
    const refreshToken =
      verdict === 'rotate'
        ? await this.rotate(manager, token, found)
        : await this.newestAfter(manager, token);
    const { accountId } = await this.memberships.of(account.id, manager);
    const answer = this.tokens.issue(account, accountId, found.sid);
    return { answer, refreshToken, remember: found.remember };
  }

  private async rotate(
    manager: EntityManager,
    token: string,
    { sid, remember }: FoundToken,
  ): Promise<string> {
    const next = successorOf(this.env.SESSION_SECRET.current, token);
    await this.sessions.useToken(manager, tokenHash(token));
    await this.sessions.addToken(manager, sid, tokenHash(next));
    await this.sessions.prolong(manager, sid, this.expiry(remember));
    return next;
  }

  /** The family's unused token: the successor, or where a third tab was faster still, the successor's. */
  private async newestAfter(manager: EntityManager, token: string): Promise<string> {
    let newest = token;
    for (let found = await this.successor(manager, newest); found; ) {
      newest = found.token;
      found = found.used ? await this.successor(manager, newest) : undefined;
    }
    return newest;
  }

  /** The token that followed on this one: derived with the current secret, or with the one before a rotation. */
  private async successor(
    manager: EntityManager,
    token: string,
  ): Promise<{ token: string; used: boolean } | undefined> {
    for (const key of this.env.SESSION_SECRET.all) {
      const next = successorOf(key, token);
      const found = await this.sessions.lockByToken(manager, tokenHash(next));
      if (found) return { token: next, used: found.usedAt !== null };
    }
    return undefined;
  }

  private expiry(remember: boolean): Date {
    return new Date(this.clock.now().getTime() + sessionMs(remember));
  }
}
