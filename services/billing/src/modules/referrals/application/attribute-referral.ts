import { Injectable } from '@nestjs/common';
import { Clock } from '@stroomwerk/kernel';
import type { EntityManager } from 'typeorm';
import { Customers } from '../../provider/application/customers.js';
import type { RegisteredUserEntity } from '../../subscriptions/index.js';
import { normalizeCode } from '../domain/code.js';
import { ReferralCodeEntity, ReferralEntity } from '../persistence/referral.entities.js';

/** Remembers by whose link someone came. */
@Injectable()
export class AttributeReferral {
  constructor(
    private readonly customers: Customers,
    private readonly clock: Clock,
  ) {}

  /** Unknown codes and one's own are ignored; the first attribution stays. */
  async execute(manager: EntityManager, referee: RegisteredUserEntity, given: string | null): Promise<void> {
    const code = normalizeCode(given);
    if (code === null) return;
    const owner = await manager.findOneBy(ReferralCodeEntity, { code });
    if (owner === null || owner.user_id === referee.user_id) return;
    // Where the news of the account came after the first checkout: the reconciliation asks what was paid.
    const check_due = await this.customers.isKnown(manager, referee.account_id);
    await manager
      .createQueryBuilder()
      .insert()
      .into(ReferralEntity)
      .values({
        referee_id: referee.user_id,
        account_id: referee.account_id,
        referrer_id: owner.user_id,
        code,
        attributed_at: this.clock.now(),
        check_due,
        decision: null,
      })
      .orIgnore()
      .execute();
  }
}
