import { Injectable } from '@nestjs/common';
import type { Language } from '@stroomwerk/contracts';
import type { Accepted, CurrentUser, RegisterRequest, RegisterResponse } from '@stroomwerk/contracts/auth';
import { AppError, Clock, type Principal } from '@stroomwerk/kernel';
import { DataSource } from 'typeorm';
import type { AskedFrom } from '../../../asker/asker.js';
import { Links } from '../../mail/application/links.service.js';
import { MailPauses } from '../../mail/application/mail-pauses.js';
import { MailTroubles } from '../../mail/application/mail-troubles.js';
import { Mails } from '../../mail/application/mails.service.js';
import { Memberships } from '../../memberships/index.js';
import { PasswordHasher } from '../../passwords/application/password-hasher.js';
import { currentUser } from '../domain/current-user.js';
import type { AccountRow } from '../persistence/account.entity.js';
import { AccountsRepository } from '../persistence/accounts.repository.js';
import { AccountRequests } from './account-requests.js';
import { RegistrationService } from './registration.service.js';

/** What a person asks of their account, and for one. */
@Injectable()
export class AccountsService {
  constructor(
    private readonly source: DataSource,
    private readonly accounts: AccountsRepository,
    private readonly memberships: Memberships,
    private readonly requests: AccountRequests,
    private readonly hasher: PasswordHasher,
    private readonly registration: RegistrationService,
    private readonly links: Links,
    private readonly mails: Mails,
    private readonly pauses: MailPauses,
    private readonly troubles: MailTroubles,
    private readonly clock: Clock,
  ) {}

  /**
   * The same answer after the same work whether or not the address is taken: its owner gets a mail.
   * @param referralCode of the link the visitor came by
   * @param language of the page, in which the account is written to from now on
   */
  async register(
    request: RegisterRequest,
    referralCode: string | undefined,
    from: AskedFrom,
    language: Language,
  ): Promise<RegisterResponse> {
    const passwordHash = await this.hasher.hash(request.password);
    await this.requests.register(request, passwordHash, referralCode, from, language);
    return { registered: true };
  }

  /** @throws AppError auth.session_revoked when the account is gone */
  async me(principal: Principal): Promise<CurrentUser> {
    const person = await this.account(principal);
    return currentUser({ ...person, ...(await this.memberships.of(person.id)) });
  }

  /** Our mails are in this language from now on, those that wait too. */
  async changeLanguage({ userId }: Principal, language: Language): Promise<Accepted> {
    await this.accounts.update(this.source.manager, userId, { language });
    return { accepted: true };
  }

  /** @throws AppError auth.link_invalid for an unknown, used or expired link */
  async confirmEmail(token: string): Promise<Accepted> {
    await this.source.transaction(async (manager) => {
      // Opening the mail's page twice is no mistake: a used link of a confirmed address is accepted.
      const { userId, usedBefore } = await this.links.redeem(manager, token, 'confirm_email');
      const account = await this.accounts.byId(userId, manager);
      if (!account || (usedBefore && !account.emailVerifiedAt)) throw new AppError('auth.link_invalid');
      if (!usedBefore) await this.troubles.reached(manager, account.email);
      if (!account.emailVerifiedAt)
        await this.accounts.update(manager, userId, { emailVerifiedAt: this.clock.now() });
    });
    return { accepted: true };
  }

  /** Sends the confirmation once more; nothing happens for a confirmed address, or soon after the last. */
  async resendConfirmation(principal: Principal, { network }: AskedFrom): Promise<Accepted> {
    const account = await this.account(principal);
    if (account.emailVerifiedAt) return { accepted: true };
    const mail = await this.source.transaction(async (manager) =>
      (await this.pauses.allows(manager, 'confirm_again', account.email, network))
        ? this.registration.askToConfirm(manager, account.id)
        : undefined,
    );
    if (mail) this.mails.dispatch(mail);
    return { accepted: true };
  }

  private async account({ userId }: Principal): Promise<AccountRow> {
    const account = await this.accounts.byId(userId);
    if (!account) throw new AppError('auth.session_revoked');
    return account;
  }
}
