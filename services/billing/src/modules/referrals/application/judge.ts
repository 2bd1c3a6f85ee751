import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager, Not } from 'typeorm';
import { Customers } from '../../provider/application/customers.js';
import { accountOf } from '../../subscriptions/index.js';
import { type Party, signsOf, type Verdict, verdictOf } from '../domain/judgement.js';
import { MailboxReaderEntity } from '../persistence/mailbox-reader.entity.js';
import { ReferralEntity } from '../persistence/referral.entities.js';

/** Cards and bank accounts that were paid with. */
export interface PaidWith {
  readonly referrer: readonly string[];
  readonly referee: readonly string[];
}

/** Looks whether somebody refers themselves, and keeps what was seen. */
@Injectable()
export class Judge {
  constructor(
    @InjectDataSource() private readonly database: DataSource,
    private readonly customers: Customers,
  ) {}

  /** Asks the provider; in no transaction. */
  async paidWith({ account_id, referrer_id }: ReferralEntity): Promise<PaidWith> {
    const account = await accountOf(this.database.manager, referrer_id);
    return {
      referrer: account === null ? [] : await this.customers.fingerprints(account),
      referee: await this.customers.fingerprints(account_id),
    };
  }

  /** Judges a referral by all that is known now, and keeps it. @param paid as `paidWith` gave it */
  async judge(manager: EntityManager, referral: ReferralEntity, paid: PaidWith): Promise<Verdict> {
    const { referee_id, referrer_id } = referral;
    const referrer = await this.party(
      ...([manager, referrer_id, await accountOf(manager, referrer_id), paid.referrer] as const),
    );
    const referee = await this.party(manager, referee_id, referral.account_id, paid.referee);
    const others = await manager.find(ReferralEntity, {
      where: { referrer_id, referee_id: Not(referee_id) },
      select: { referee_id: true, fingerprints: true },
    });
    const signs = signsOf(
      referrer,
      referee,
      others.flatMap(({ fingerprints }) => fingerprints),
    );
    const { decision } = await manager.findOneByOrFail(ReferralEntity, { referee_id });
    const verdict = verdictOf(signs, decision);
    await manager.update(ReferralEntity, { referee_id }, { signs, verdict, fingerprints: [...paid.referee] });
    return verdict;
  }

  private async party(
    manager: EntityManager,
    userId: string,
    accountId: string | null,
    fingerprints: readonly string[],
  ): Promise<Party> {
    const reader = await manager.findOneBy(MailboxReaderEntity, { user_id: userId });
    return { accountId, mailboxId: reader?.mailbox_id ?? null, fingerprints };
  }
}
