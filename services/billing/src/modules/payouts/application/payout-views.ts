import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { type PayoutView, payoutMinimumCents, type ReferralLedger } from '@stroomwerk/contracts/billing';
import { Clock } from '@stroomwerk/kernel';
import { DataSource } from 'typeorm';
import { nextDue } from '../domain/due.js';
import { maskedIban } from '../domain/iban.js';
import { balancesOf, comingSteps, freeSteps } from '../persistence/balances.js';
import { ledgerLines } from '../persistence/ledger-lines.js';
import { PayoutAccountEntity } from '../persistence/payout.entities.js';
import { waitsUntil } from './payout-accounts.js';
import { type BankAccount, PayoutVault } from './payout-vault.js';

const shown = ({ holder, iban }: BankAccount) => ({ holder, iban: maskedIban(iban) });

/** What an affiliate sees of their commissions and payouts. */
@Injectable()
export class PayoutViews {
  constructor(
    @InjectDataSource() private readonly database: DataSource,
    private readonly vault: PayoutVault,
    private readonly clock: Clock,
  ) {}

  async ledger(userId: string): Promise<ReferralLedger> {
    const { manager } = this.database;
    return { lines: await ledgerLines(manager, userId), ...(await balancesOf(manager, userId)) };
  }

  async payouts(userId: string): Promise<PayoutView> {
    const { manager } = this.database;
    const row = await manager.findOneBy(PayoutAccountEntity, { user_id: userId });
    const { available_cents, ordered_cents } = await balancesOf(manager, userId);
    return {
      ...this.accounts(row),
      ...{ minimum_cents: payoutMinimumCents, available_cents, ordered_cents },
      next: await this.next(userId, row?.confirmed_at ?? this.clock.now()),
    };
  }

  private accounts(row: PayoutAccountEntity | null): Pick<PayoutView, 'account' | 'waiting'> {
    if (row === null) return { account: null, waiting: null };
    const { user_id, key_id, sealed, waiting_key_id, waiting_sealed, asked_at } = row;
    const until = asked_at && waitsUntil(asked_at);
    const waits = until !== null && until > this.clock.now();
    return {
      account: key_id && sealed ? shown(this.vault.open(key_id, sealed, user_id)) : null,
      waiting:
        waits && waiting_key_id && waiting_sealed
          ? { ...shown(this.vault.open(waiting_key_id, waiting_sealed, user_id)), until: until.toISOString() }
          : null,
    };
  }

  private async next(userId: string, confirmedAt: Date): Promise<PayoutView['next']> {
    const { manager } = this.database;
    const free = await freeSteps(manager, { atLeast: 0, referrerId: userId });
    const due = nextDue(free.get(userId) ?? [], await comingSteps(manager, userId), confirmedAt);
    return due && { amount_cents: due.cents, from: due.from.toISOString(), until: due.until.toISOString() };
  }
}
