import { Injectable } from '@nestjs/common';
import { userMailbox, userRegistered } from '@stroomwerk/contracts/auth';
import { Outbox } from '@stroomwerk/kernel';
import type { EntityManager } from 'typeorm';
import { Links } from '../../mail/application/links.service.js';
import { Mails } from '../../mail/application/mails.service.js';
import { AccountsRepository, type NewAccount } from '../persistence/accounts.repository.js';

/** Registers people. */
@Injectable()
export class RegistrationService {
  constructor(
    private readonly accounts: AccountsRepository,
    private readonly outbox: Outbox,
    private readonly links: Links,
    private readonly mails: Mails,
  ) {}

  /** Makes a person with their account and tells the other services. @returns the person's id, undefined when the address is taken */
  async create(
    manager: EntityManager,
    account: NewAccount,
    referralCode: string | undefined,
  ): Promise<string | undefined> {
    const made = await this.accounts.insert(manager, account);
    if (made === undefined) return undefined;
    const { id, accountId, mailboxId } = made;
    await this.outbox.publish(manager, userMailbox, id, { user_id: id, version: 1, mailbox_id: mailboxId });
    await this.outbox.publish(manager, userRegistered, id, {
      user_id: id,
      account_id: accountId,
      version: 1,
      role: account.role,
      referral_code: referralCode ?? null,
      registered_at: account.createdAt.toISOString(),
    });
    return id;
  }

  /** Writes the mail with the link that confirms the address. @returns its id, to be dispatched after the commit */
  async askToConfirm(manager: EntityManager, userId: string): Promise<string> {
    const link = await this.links.create(manager, userId, 'confirm_email');
    return this.mails.write(manager, userId, 'confirm_email', link);
  }
}
