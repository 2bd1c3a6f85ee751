import { Injectable } from '@nestjs/common';
import type { Accepted } from '@stroomwerk/contracts/auth';
import { Clock } from '@stroomwerk/kernel';
import { DataSource } from 'typeorm';
import type { AskedFrom } from '../../../asker/asker.js';
import { AccountRequests } from '../../accounts/application/account-requests.js';
import { AccountsRepository } from '../../accounts/index.js';
import { Links } from '../../mail/application/links.service.js';
import { MailTroubles } from '../../mail/application/mail-troubles.js';
import { Mails } from '../../mail/application/mails.service.js';
import { KnownDevices, SecurityEvents } from '../../security/index.js';
import { SessionEndings } from '../../sessions/application/session-endings.service.js';
import { PasswordHasher } from './password-hasher.js';

/** Forgotten passwords. */
@Injectable()
export class PasswordsService {
  constructor(
    private readonly source: DataSource,
    private readonly requests: AccountRequests,
    private readonly accounts: AccountsRepository,
    private readonly hasher: PasswordHasher,
    private readonly endings: SessionEndings,
    private readonly devices: KnownDevices,
    private readonly events: SecurityEvents,
    private readonly links: Links,
    private readonly mails: Mails,
    private readonly troubles: MailTroubles,
    private readonly clock: Clock,
  ) {}

  /** Answers before anybody looks whether there is such an account: only its owner gets a mail. */
  async forgot(email: string, from: AskedFrom): Promise<Accepted> {
    await this.requests.resetPassword(email, from);
    return { accepted: true };
  }

  /**
   * Sets a new password, ends every session, knows no device any more, and takes the address for confirmed: the link came by mail.
   * @throws AppError auth.link_invalid for an unknown, used or expired link
   */
  async reset(token: string, password: string, from: AskedFrom): Promise<Accepted> {
    const passwordHash = await this.hasher.hash(password);
    const mail = await this.source.transaction(async (manager) => {
      const userId = await this.links.redeemOnce(manager, token, 'reset_password');
      const account = await this.accounts.byId(userId, manager);
      const emailVerifiedAt = account?.emailVerifiedAt ?? this.clock.now();
      await this.accounts.update(manager, userId, { passwordHash, emailVerifiedAt });
      if (account) await this.troubles.reached(manager, account.email);
      await this.links.useAll(manager, userId, 'reset_password');
      await this.endings.endAllOf(manager, userId, 'password_reset');
      await this.devices.forgetAllOf(manager, userId);
      await this.events.record(manager, userId, 'password_changed', from);
      return this.mails.write(manager, userId, 'password_changed', null);
    });
    this.mails.dispatch(mail);
    return { accepted: true };
  }
}
