import { Injectable } from '@nestjs/common';
import { Clock } from '@stroomwerk/kernel';
import type { EntityManager } from 'typeorm';
import { LedgerEntryEntity } from '../../referrals/index.js';
import { type PayoutMovement, payoutLines } from '../domain/payout.js';
import type { PayoutEntity } from '../persistence/payout.entities.js';

/** Writes what happens to payouts into the ledger: each movement of one once, which the database keeps too. */
@Injectable()
export class PayoutBooks {
  constructor(private readonly clock: Clock) {}

  /** @param payout as it was before the movement */
  async book(
    manager: EntityManager,
    { id: payout_id, referrer_id, status, amount_cents }: PayoutEntity,
    movement: PayoutMovement,
  ): Promise<void> {
    const before = status === 'paid' ? 'paid' : 'ordered';
    const at = this.clock.now();
    await manager.insert(
      LedgerEntryEntity,
      payoutLines(movement, before, amount_cents).map((line) => ({
        ...{ ...line, payout_id, referrer_id, movement, at },
        ...{ referee_id: null, reason: null },
      })),
    );
  }
}
