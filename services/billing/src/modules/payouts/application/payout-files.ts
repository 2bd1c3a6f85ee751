import { Inject, Injectable } from '@nestjs/common';
import type { PayoutFile } from '@stroomwerk/contracts/billing';
import { AppError, Clock, SERVICE_ENV } from '@stroomwerk/kernel';
import { type EntityManager, Not } from 'typeorm';
import type { BillingEnv } from '../../../env.js';
import { addBusinessDays, isBusinessDay } from '../domain/business-days.js';
import { creditTransfer } from '../domain/credit-transfer.js';
import { type PayoutBatchEntity, PayoutEntity } from '../persistence/payout.entities.js';
import { PayoutVault } from './payout-vault.js';

const bankId = (id: string): string => id.replaceAll('-', '');

/** The file with which the bank pays a batch. */
@Injectable()
export class PayoutFiles {
  constructor(
    private readonly vault: PayoutVault,
    private readonly clock: Clock,
    @Inject(SERVICE_ENV) private readonly env: BillingEnv,
  ) {}

  /**
   * Without what was put back. The same batch has the same message id: a bank refuses a file that it has had.
   * @throws AppError billing.payouts_not_set_up, billing.payout_not_found, billing.payout_account_unreadable
   */
  async of(manager: EntityManager, { id: batchId, ordered_at }: PayoutBatchEntity): Promise<PayoutFile> {
    const { PAYOUT_IBAN: iban, PAYOUT_HOLDER, BRAND_NAME } = this.env;
    if (iban === undefined) throw new AppError('billing.payouts_not_set_up');
    const payouts = await manager.find(PayoutEntity, {
      ...{ where: { batch_id: batchId, status: Not('returned' as const) }, order: { id: 'ASC' } },
    });
    if (payouts.length === 0) throw new AppError('billing.payout_not_found');
    const now = this.clock.now();
    return {
      filename: `payouts-${ordered_at.toISOString().slice(0, 10)}-${batchId.slice(0, 8)}.xml`,
      xml: creditTransfer({
        ...{ id: bankId(batchId), madeAt: ordered_at },
        on: isBusinessDay(now) ? now : addBusinessDays(now, 1),
        from: { holder: PAYOUT_HOLDER ?? BRAND_NAME, iban },
        transfers: payouts.map(({ id, amount_cents, key_id, sealed }) => ({
          ...{ id: bankId(id), cents: amount_cents, about: `Commissie ${BRAND_NAME}` },
          ...this.vault.open(key_id, sealed, id),
        })),
      }),
    };
  }
}
