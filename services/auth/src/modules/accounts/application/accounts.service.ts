import { Injectable } from '@nestjs/common';
import type { Accepted, CurrentUser } from '@stroomwerk/contracts/auth';
import { AppError, Clock, type Principal } from '@stroomwerk/kernel';
import { DataSource } from 'typeorm';
import { Links } from '../../mail/application/links.service.js';
import { Mails } from '../../mail/application/mails.service.js';
import { currentUser } from '../domain/current-user.js';
import type { AccountRow } from '../persistence/account.entity.js';
import { AccountsRepository } from '../persistence/accounts.repository.js';
import { RegistrationService } from './registration.service.js';

/** What a signed-in person asks of their account. */
@Injectable()
export class AccountsService {
  constructor(
    private readonly source: DataSource,
    private readonly accounts: AccountsRepository,
    private readonly registration: RegistrationService,
    private readonly links: Links,
    private readonly mails: Mails,
    private readonly clock: Clock,
  ) {}

  /** @throws AppError auth.session_revoked when the account is gone */
  async me(principal: Principal): Promise<CurrentUser> {
    return currentUser(await this.account(principal));
  }

  /** @throws AppError auth.link_invalid for an unknown, used or expired link */
  async confirmEmail(token: string): Promise<Accepted> {
    await this.source.transaction(async (manager) => {
      // Opening the mail's page twice is no mistake: a used link of a confirmed address is accepted.
      const { userId, usedBefore } = await this.links.redeem(manager, token, 'confirm_email');
      const account = await this.accounts.byId(userId, manager);
      if (!account || (usedBefore && !account.emailVerifiedAt)) throw new AppError('auth.link_invalid');
      if (!account.emailVerifiedAt)
        await this.accounts.update(manager, userId, { emailVerifiedAt: this.clock.now() });
    });
    return { accepted: true };
  }

  /** Sends the confirmation once more; nothing happens for a confirmed address. */
  async resendConfirmation(principal: Principal): Promise<Accepted> {
    const account = await this.account(principal);
    if (!account.emailVerifiedAt)
      this.mails.dispatch(
        await this.source.transaction((manager) => this.registration.askToConfirm(manager, account.id)),
      );
    return { accepted: true };
  }

  private async account({ userId }: Principal): Promise<AccountRow> {
    const account = await this.accounts.byId(userId);
    if (!account) throw new AppError('auth.session_revoked');
    return account;
  }
}
