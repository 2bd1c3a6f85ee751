import { Injectable } from '@nestjs/common';
import type { Accepted, ChooseMyMail, MyMail } from '@stroomwerk/contracts/auth';
import { AppError, type Principal } from '@stroomwerk/kernel';
import { DataSource } from 'typeorm';
import type { AskedFrom } from '../../../asker/asker.js';
import { Links } from '../../mail/application/links.service.js';
import { MailChoicesService } from '../../mail/application/mail-choices.service.js';
import { MailPauses } from '../../mail/application/mail-pauses.js';
import { MailTroubles } from '../../mail/application/mail-troubles.js';
import { Mails } from '../../mail/application/mails.service.js';
import type { AccountRow } from '../persistence/account.entity.js';
import { AccountsRepository } from '../persistence/accounts.repository.js';

/** What a person sees and does about our mail to them. */
@Injectable()
export class MyMailService {
  constructor(
    private readonly source: DataSource,
    private readonly accounts: AccountsRepository,
    private readonly troubles: MailTroubles,
    private readonly choices: MailChoicesService,
    private readonly links: Links,
    private readonly mails: Mails,
    private readonly pauses: MailPauses,
  ) {}

  /** @throws AppError auth.session_revoked when the account is gone */
  async of(principal: Principal): Promise<MyMail> {
    const { id, email } = await this.account(principal);
    const troubles = await this.troubles.of(email);
    return {
      troubles: troubles.map(({ reason, since }) => ({ reason, since: since.toISOString() })),
      categories: await this.choices.shown(id),
    };
  }

  /** @returns what holds from now on, for mails that wait too */
  async choose(principal: Principal, { category, on }: ChooseMyMail): Promise<MyMail> {
    await this.choices.choose(principal.userId, category, on);
    return this.of(principal);
  }

  /**
   * Forgets a complaint, and where mail did not arrive mails a link that shows that it does again: once in a while, as
   * every mail that somebody can have sent.
   */
  async mend(principal: Principal, { network }: AskedFrom): Promise<Accepted> {
    const { id, email } = await this.account(principal);
    await this.troubles.forgiven(email);
    if ((await this.troubles.of(email)).length === 0) return { accepted: true };
    const mail = await this.source.transaction(async (manager) => {
      if (!(await this.pauses.allows(manager, 'mailbox_check', email, network))) return undefined;
      return this.mails.write(
        manager,
        id,
        'mailbox_check',
        await this.links.create(manager, id, 'confirm_email'),
      );
    });
    if (mail) this.mails.dispatch(mail);
    return { accepted: true };
  }

  private async account({ userId }: Principal): Promise<AccountRow> {
    const account = await this.accounts.byId(userId);
    if (!account) throw new AppError('auth.session_revoked');
    return account;
  }
}
