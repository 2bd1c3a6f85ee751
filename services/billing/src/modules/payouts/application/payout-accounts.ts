import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { type EnterPayoutAccount, payoutConfirmHours } from '@stroomwerk/contracts/billing';
import { billingMailRequested } from '@stroomwerk/contracts/mails';
import { AppError, Clock, Outbox, type Principal } from '@stroomwerk/kernel';
import { DataSource, type EntityManager } from 'typeorm';
import { lockName } from '../../provider/index.js';
import { readIban } from '../domain/iban.js';
import { PayoutAccountEntity } from '../persistence/payout.entities.js';
import { PayoutVault } from './payout-vault.js';

/** Until when the link in the mail works. */
export const waitsUntil = (askedAt: Date): Date =>
  new Date(askedAt.getTime() + payoutConfirmHours * 3_600_000);

/** Where affiliates are paid. What they enter counts once the link in a mail was followed; until then the one before does. */
@Injectable()
export class PayoutAccounts {
  constructor(
    @InjectDataSource() private readonly database: DataSource,
    private readonly vault: PayoutVault,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
  ) {}

  /**
   * Keeps an account and mails the link; one that waited before no longer does.
   * @throws AppError billing.email_unconfirmed, billing.iban_invalid
   */
  async enter(user: Principal, { holder, iban: given }: EnterPayoutAccount): Promise<void> {
    if (!user.emailVerified) throw new AppError('billing.email_unconfirmed');
    const iban = readIban(given);
    if (iban === null) throw new AppError('billing.iban_invalid');
    const { keyId, sealed } = this.vault.lock({ holder, iban }, user.userId);
    const [change_id, asked_at] = [randomUUID(), this.clock.now()];
    await this.database.transaction(async (manager) => {
      const row = await this.locked(manager, user.userId);
      const waiting = { waiting_key_id: keyId, waiting_sealed: sealed, change_id, asked_at };
      await manager.save(manager.create(PayoutAccountEntity, { ...row, ...waiting, user_id: user.userId }));
      await this.outbox.publish(manager, billingMailRequested, user.userId, {
        ...{ kind: 'payout_account_entered', version: 1, request_id: randomUUID(), user_id: user.userId },
        asked_at: asked_at.toISOString(),
        data: { change_id, until: waitsUntil(asked_at).toISOString() },
      });
    });
  }

  /** The link was followed by who asked for it. @throws AppError billing.payout_link_invalid */
  async confirm({ userId }: Principal, changeId: string): Promise<void> {
    await this.database.transaction(async (manager) => {
      const row = await this.locked(manager, userId);
      const now = this.clock.now();
      if (row?.change_id !== changeId || row.asked_at === null || waitsUntil(row.asked_at) <= now)
        throw new AppError('billing.payout_link_invalid');
      await manager.update(
        PayoutAccountEntity,
        { user_id: userId },
        {
          ...{ key_id: row.waiting_key_id, sealed: row.waiting_sealed, confirmed_at: now },
          ...{ waiting_key_id: null, waiting_sealed: null, change_id: null, asked_at: null },
        },
      );
    });
  }

  private async locked(manager: EntityManager, userId: string): Promise<PayoutAccountEntity | null> {
    await lockName(manager, `payout account:${userId}`);
    return manager.findOneBy(PayoutAccountEntity, { user_id: userId });
  }
}
