import { Injectable } from '@nestjs/common';
import { userRegistered } from '@stroomwerk/contracts/auth';
import { Outbox } from '@stroomwerk/kernel';
import type { EntityManager } from 'typeorm';
import { Links } from '../../mail/application/links.service.js';
import { Mails } from '../../mail/application/mails.service.js';
import { AccountsRepository, type NewAccount } from '../persistence/accounts.repository.js';

/** Makes accounts. */
@Injectable()
export class RegistrationService {
  constructor(
    private readonly accounts: AccountsRepository,
    private readonly outbox: Outbox,
    private readonly links: Links,
    private readonly mails: Mails,
  ) {}

  /** Makes an account and tells the other services. @returns undefined when the address is taken */
  async create(
    manager: EntityManager,
    account: NewAccount,
    referralCode: string | undefined,
  ): Promise<string | undefined> {
    const id = await this.accounts.insert(manager, account);
    if (id === undefined) return undefined;
    await this.outbox.publish(manager, userRegistered, id, {
      user_id: id,
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
