import { Injectable } from '@nestjs/common';
import { sessionRevoked } from '@stroomwerk/contracts/auth';
import { Outbox, RevokedSessions } from '@stroomwerk/kernel';
import type { EntityManager } from 'typeorm';
import { AccountsRepository } from '../../accounts/index.js';
import { type EndReason, SessionsRepository } from '../persistence/sessions.repository.js';
import { AccessTokens } from './access-tokens.service.js';

/** Ends sessions, here and in every other service. */
@Injectable()
export class SessionEndings {
  constructor(
    private readonly accounts: AccountsRepository,
    private readonly sessions: SessionsRepository,
    private readonly revoked: RevokedSessions,
    private readonly outbox: Outbox,
    private readonly tokens: AccessTokens,
  ) {}

  /** Ends a session once: its access tokens are refused from the commit on. */
  async end(manager: EntityManager, sid: string, reason: EndReason): Promise<void> {
    if (!(await this.sessions.end(manager, sid, reason))) return;
    const until = this.tokens.validUntil();
    await this.revoked.revoke(manager, sid, until);
    await this.outbox.publish(manager, sessionRevoked, sid, { sid, version: 1, until: until.toISOString() });
  }

  /** The account is held first: a sign-in under way is either among them, or begins after. */
  async endAllOf(manager: EntityManager, userId: string, reason: EndReason): Promise<void> {
    await this.accounts.lock(userId, manager);
    for (const sid of await this.sessions.goingOn(manager, userId)) await this.end(manager, sid, reason);
  }
}
