import { Injectable } from '@nestjs/common';
import type { Accepted } from '@stroomwerk/contracts/auth';
import { Clock } from '@stroomwerk/kernel';
import { DataSource } from 'typeorm';
import { AccountsRepository } from '../../accounts/persistence/accounts.repository.js';
import { Links } from '../../mail/application/links.service.js';
import { Mails } from '../../mail/application/mails.service.js';
import { SessionEndings } from '../../sessions/application/session-endings.service.js';
import { PasswordHasher } from './password-hasher.js';

/** Forgotten passwords. */
@Injectable()
export class PasswordsService {
  constructor(
    private readonly source: DataSource,
    private readonly accounts: AccountsRepository,
    private readonly hasher: PasswordHasher,
    private readonly endings: SessionEndings,
    private readonly links: Links,
    private readonly mails: Mails,
    private readonly clock: Clock,
  ) {}

  /** The same answer for an unknown address: only the owner of an account gets a mail. */
  async forgot(email: string): Promise<Accepted> {
    const mail = await this.source.transaction(async (manager) => {
      const account = await this.accounts.byEmail(email, manager);
      if (!account) return undefined;
      const link = await this.links.create(manager, account.id, 'reset_password');
      return this.mails.write(manager, account.id, 'reset_password', link);
    });
    if (mail) this.mails.dispatch(mail);
    return { accepted: true };
  }

  /**
   * Sets a new password, ends every session, and takes the address for confirmed: the link came by mail.
   * @throws AppError auth.link_invalid for an unknown, used or expired link
   */
  async reset(token: string, password: string): Promise<Accepted> {
    const passwordHash = await this.hasher.hash(password);
    const mail = await this.source.transaction(async (manager) => {
      const userId = await this.links.redeemOnce(manager, token, 'reset_password');
      const account = await this.accounts.byId(userId, manager);
      const emailVerifiedAt = account?.emailVerifiedAt ?? this.clock.now();
      await this.accounts.update(manager, userId, { passwordHash, emailVerifiedAt });
      await this.links.useAll(manager, userId, 'reset_password');
      await this.endings.endAllOf(manager, userId, 'password_reset');
      return this.mails.write(manager, userId, 'password_changed', null);
    });
    this.mails.dispatch(mail);
    return { accepted: true };
  }
}
