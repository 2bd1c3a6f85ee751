import { Injectable } from '@nestjs/common';
import { type RegisterRequest, type RegisterResponse, userRegistered } from '@stroomwerk/contracts/auth';
import { Clock, Outbox } from '@stroomwerk/kernel';
import { DataSource, type EntityManager } from 'typeorm';
import { Links } from '../../mail/application/links.service.js';
import { Mails } from '../../mail/application/mails.service.js';
import { PasswordHasher } from '../../passwords/application/password-hasher.js';
import { AccountsRepository, type NewAccount } from '../persistence/accounts.repository.js';

/** Makes accounts. Whether an address was taken is never told, only its owner gets a mail. */
@Injectable()
export class RegistrationService {
  constructor(
    private readonly source: DataSource,
    private readonly accounts: AccountsRepository,
    private readonly hasher: PasswordHasher,
    private readonly outbox: Outbox,
    private readonly links: Links,
    private readonly mails: Mails,
    private readonly clock: Clock,
  ) {}

  /** @param referralCode of the link the visitor came by */
  async register(request: RegisterRequest, referralCode: string | undefined): Promise<RegisterResponse> {
    const passwordHash = await this.hasher.hash(request.password);
    const mail = await this.source.transaction(async (manager) => {
      const { email, full_name: fullName } = request;
      const account: NewAccount = {
        email,
        fullName,
        passwordHash,
        role: 'user',
        createdAt: this.clock.now(),
      };
      const id = await this.create(manager, account, referralCode);
      if (id !== undefined) return this.askToConfirm(manager, id);
      return this.mails.writeAddressTaken(manager, email);
    });
    if (mail) this.mails.dispatch(mail);
    return { registered: true };
  }

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
