import { Injectable } from '@nestjs/common';
import { Clock } from '@stroomwerk/kernel';
import type { EntityManager } from 'typeorm';
import { normalizeCode } from '../domain/code.js';
import { ReferralCodeEntity, ReferralEntity } from '../persistence/referral.entities.js';
import { Commissions } from './commissions.js';

/** Remembers by whose link someone came. */
@Injectable()
export class AttributeReferral {
  constructor(
    private readonly commissions: Commissions,
    private readonly clock: Clock,
  ) {}

  /** Unknown codes and one's own are ignored; the first attribution stays. */
  async execute(manager: EntityManager, refereeId: string, given: string | null): Promise<void> {
    const code = normalizeCode(given);
    if (code === null) return;
    const owner = await manager.findOneBy(ReferralCodeEntity, { code });
    if (owner === null || owner.user_id === refereeId) return;
    await manager
      .createQueryBuilder()
      .insert()
      .into(ReferralEntity)
      .values({
        referee_id: refereeId,
        referrer_id: owner.user_id,
        code,
        attributed_at: this.clock.now(),
      })
      .orIgnore()
      .execute();
    // Where the news of the account came after the payment.
    await this.commissions.sync(manager, refereeId);
  }
}
