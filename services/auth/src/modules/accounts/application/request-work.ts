import { Injectable } from '@nestjs/common';
import { Clock } from '@stroomwerk/kernel';
import type { EntityManager } from 'typeorm';
import { Links } from '../../mail/application/links.service.js';
import { MailPauses } from '../../mail/application/mail-pauses.js';
import { Mails } from '../../mail/application/mails.service.js';
import type { AccountRequest } from '../persistence/account-requests.repository.js';
import { AccountsRepository } from '../persistence/accounts.repository.js';
import { RegistrationService } from './registration.service.js';

/** Does what somebody asked by an address, once they were answered. */
@Injectable()
export class RequestWork {
  constructor(
    private readonly accounts: AccountsRepository,
    private readonly registration: RegistrationService,
    private readonly links: Links,
    private readonly mails: Mails,
    private readonly pauses: MailPauses,
    private readonly clock: Clock,
  ) {}

  /** @returns the mail to be dispatched after the commit, if any */
  of(manager: EntityManager, request: AccountRequest): Promise<string | undefined> {
    return request.kind === 'register'
      ? this.register(manager, request)
      : this.resetPassword(manager, request);
  }

  private async register(manager: EntityManager, request: AccountRequest): Promise<string | undefined> {
    const { email, fullName, passwordHash, referralCode, network, language } = request;
    const id = await this.registration.create(
      manager,
      {
        ...{ email, fullName: fullName ?? '', passwordHash: passwordHash ?? null },
        ...{ role: 'user', language: language ?? 'nl', createdAt: this.clock.now() },
      },
      referralCode ?? undefined,
    );
    const reason = id === undefined ? 'address_taken' : 'register';
    if (!(await this.pauses.allows(manager, reason, email, network))) return undefined;
    return id === undefined
      ? this.mails.writeAddressTaken(manager, email)
      : this.registration.askToConfirm(manager, id);
  }

  private async resetPassword(manager: EntityManager, { email, network }: AccountRequest) {
    const account = await this.accounts.byEmail(email, manager);
    if (!account || !(await this.pauses.allows(manager, 'reset_password', email, network))) return undefined;
    const link = await this.links.create(manager, account.id, 'reset_password');
    return this.mails.write(manager, account.id, 'reset_password', link);
  }
}
