import { Injectable, Logger } from '@nestjs/common';
import { payoutMinimumCents } from '@stroomwerk/contracts/billing';
import { Clock } from '@stroomwerk/kernel';
import { type EntityManager, In } from 'typeorm';
import { type Due, nextDue } from '../domain/due.js';
import { freeSteps } from '../persistence/balances.js';
import { PayoutAccountEntity } from '../persistence/payout.entities.js';
import { type BankAccount, PayoutVault } from './payout-vault.js';

/** An affiliate with enough, and when they are paid. */
export interface Payee {
  readonly referrerId: string;
  readonly due: Due;
  /** Null without one that was confirmed and can be read. */
  readonly bank: BankAccount | null;
}

/** Looks for who is to be paid. */
@Injectable()
export class Payees {
  private readonly logger = new Logger(Payees.name);

  constructor(
    private readonly vault: PayoutVault,
    private readonly clock: Clock,
  ) {}

  /** Who has enough, the first to be paid first. */
  async find(manager: EntityManager): Promise<Payee[]> {
    const free = await freeSteps(manager, { atLeast: payoutMinimumCents });
    const rows = await manager.findBy(PayoutAccountEntity, { user_id: In([...free.keys()]) });
    const accounts = new Map(rows.map((row) => [row.user_id, row]));
    const now = this.clock.now();
    return [...free]
      .flatMap(([referrerId, steps]) => {
        const row = accounts.get(referrerId);
        const due = nextDue(steps, [], row?.confirmed_at ?? now);
        return due === null ? [] : [{ referrerId, due, bank: row ? this.bankOf(row) : null }];
      })
      .sort((one, other) => one.due.until.getTime() - other.due.until.getTime());
  }

  /** One that cannot be read is passed over and told of, so that it keeps nobody else from their money. */
  private bankOf({ user_id, key_id, sealed }: PayoutAccountEntity): BankAccount | null {
    if (!key_id || !sealed) return null;
    const bank = this.vault.read(key_id, sealed, user_id);
    if (bank === null)
      this.logger.error(`the payout account of ${user_id} cannot be read: it is in no batch`);
    return bank;
  }
}
