import { Injectable, Logger } from '@nestjs/common';
import type { Language } from '@stroomwerk/contracts';
import type { RegisterRequest } from '@stroomwerk/contracts/auth';
import { Clock } from '@stroomwerk/kernel';
import { DataSource } from 'typeorm';
import type { AskedFrom } from '../../../asker/asker.js';
import { Mails } from '../../mail/application/mails.service.js';
import { AfterAnswer } from '../../security/application/after-answer.js';
import {
  type AccountRequest,
  AccountRequestsRepository,
} from '../persistence/account-requests.repository.js';
import { RequestWork } from './request-work.js';

/**
 * What people ask who are not signed in, by an address that may have an account. They are answered as soon as it is
 * written down, before anybody looks whether there is one: neither the answer nor its time can tell.
 */
@Injectable()
export class AccountRequests {
  private readonly logger = new Logger('AccountRequests');

  constructor(
    private readonly source: DataSource,
    private readonly requests: AccountRequestsRepository,
    private readonly work: RequestWork,
    private readonly mails: Mails,
    private readonly after: AfterAnswer,
    private readonly clock: Clock,
  ) {}

  /** @param passwordHash made before, for every registration alike */
  async register(
    { email, full_name: fullName }: RegisterRequest,
    passwordHash: string,
    referralCode: string | undefined,
    from: AskedFrom,
    language: Language,
  ): Promise<void> {
    const { network } = from;
    await this.keep({ kind: 'register', email, fullName, passwordHash, referralCode, network, language });
  }

  /** The mail is in the language of the account, whoever asks. */
  async resetPassword(email: string, from: AskedFrom): Promise<void> {
    await this.keep({ kind: 'reset_password', email, network: from.network });
  }

  /** Does now what waits for an address: whoever registered may sign in at once. */
  async settleOf(email: string): Promise<void> {
    for (const id of await this.requests.waitingOf(email)) await this.settle(id);
  }

  /** Does what was left behind, by a crash between the answer and the work. One that cannot be done is tried for a day. */
  async sweep(): Promise<void> {
    const now = this.clock.now().getTime();
    await this.requests.forgetBefore(new Date(now - 86_400_000));
    for (const id of await this.requests.waitingSince(new Date(now - 60_000)))
      await this.settle(id).catch((error: Error) =>
        this.logger.warn(`request ${id} waits for the next sweep: ${error.message}`),
      );
  }

  private async keep(request: Parameters<AccountRequestsRepository['insert']>[0]): Promise<void> {
    const id = await this.requests.insert(request);
    this.after.run(request.kind, () => this.settle(id));
  }

  /** Does one request, once: whoever comes second waits for the first and finds nothing. */
  private async settle(id: string): Promise<void> {
    const mail = await this.source.transaction(async (manager) => {
      const request: AccountRequest | undefined = await this.requests.take(manager, id);
      return request && this.work.of(manager, request);
    });
    if (mail) this.mails.dispatch(mail);
  }
}
