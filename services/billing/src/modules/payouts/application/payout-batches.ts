import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { OpsPayoutBatch, OpsPayouts, PayoutFile } from '@stroomwerk/contracts/billing';
import { billingMailRequested } from '@stroomwerk/contracts/mails';
import { AppError, Clock, Outbox, type Principal } from '@stroomwerk/kernel';
import { DataSource, type EntityManager, Not } from 'typeorm';
import { type Act, AuditLog } from '../../audit/application/audit-log.js';
import { lockName } from '../../provider/index.js';
import { accountOf } from '../../subscriptions/index.js';
import { PayoutBatchEntity, PayoutEntity } from '../persistence/payout.entities.js';
import { type Payee, Payees } from './payees.js';
import { PayoutBooks } from './payout-books.js';
import { PayoutFiles } from './payout-files.js';
import { PayoutVault } from './payout-vault.js';

const latest = 20;
/** One at a time: whoever comes second sees what the first set apart. */
const lock = 'payouts';

/**
 * Payouts as ops makes them: what is due is set apart in a batch, its file goes to the bank, then it is paid. Whatever is
 * asked twice, by two people or after a crash, happens once: a batch by its id, a movement by the ledger.
 */
@Injectable()
export class PayoutBatches {
  constructor(
    @InjectDataSource() private readonly database: DataSource,
    private readonly vault: PayoutVault,
    private readonly payees: Payees,
    private readonly books: PayoutBooks,
    private readonly files: PayoutFiles,
    private readonly audit: AuditLog,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
  ) {}

  async list(): Promise<OpsPayouts> {
    const { manager } = this.database;
    const batches = await manager.find(PayoutBatchEntity, {
      ...{ order: { ordered_at: 'DESC' }, take: latest },
    });
    return {
      due: (await this.payees.find(manager)).map(({ referrerId, due, bank }) => ({
        ...{ referrer_id: referrerId, amount_cents: due.cents, has_account: bank !== null },
        ...{ from: due.from.toISOString(), until: due.until.toISOString() },
      })),
      batches: await Promise.all(batches.map((batch) => this.view(manager, batch))),
    };
  }

  /** Sets apart what is due by now. @throws AppError billing.nothing_to_pay_out */
  order(actor: Principal, batchId: string): Promise<OpsPayoutBatch> {
    return this.database.transaction(async (manager) => {
      await lockName(manager, lock);
      const known = await manager.findOneBy(PayoutBatchEntity, { id: batchId });
      if (known !== null) return this.view(manager, known);
      const now = this.clock.now();
      const ready = (await this.payees.find(manager)).filter(({ due, bank }) => bank && due.from <= now);
      if (ready.length === 0) throw new AppError('billing.nothing_to_pay_out');
      const batch = { id: batchId, ordered_at: now, ordered_by: actor.userId, filed_at: null, paid_at: null };
      await manager.insert(PayoutBatchEntity, batch);
      for (const payee of ready) await this.setApart(manager, actor, batchId, payee);
      return this.view(manager, batch);
    });
  }

  /**
   * The file for the bank. Noted the first time: from then on the bank may pay each of its payouts.
   * @throws AppError billing.payout_not_found, and as `PayoutFiles.of`
   */
  file(actor: Principal, batchId: string): Promise<PayoutFile> {
    return this.database.transaction(async (manager) => {
      await lockName(manager, lock);
      const batch = await manager.findOneBy(PayoutBatchEntity, { id: batchId });
      if (batch === null) throw new AppError('billing.payout_not_found');
      const file = await this.files.of(manager, batch);
      if (batch.filed_at !== null) return file;
      await manager.update(PayoutBatchEntity, { id: batchId }, { filed_at: this.clock.now() });
      for (const payout of await manager.findBy(PayoutEntity, { batch_id: batchId, status: Not('returned') }))
        await this.note(manager, actor, payout, 'payout_filed', `Batch ${batchId}`);
      return file;
    });
  }

  /** The bank has carried it out. @throws AppError billing.payout_not_found */
  paid(actor: Principal, batchId: string): Promise<OpsPayoutBatch> {
    return this.database.transaction(async (manager) => {
      await lockName(manager, lock);
      const batch = await manager.findOneBy(PayoutBatchEntity, { id: batchId });
      if (batch === null) throw new AppError('billing.payout_not_found');
      if (batch.paid_at !== null) return this.view(manager, batch);
      const paid_at = this.clock.now();
      for (const payout of await manager.findBy(PayoutEntity, { batch_id: batchId, status: 'ordered' })) {
        await this.books.book(manager, payout, 'paid_out');
        await manager.update(PayoutEntity, { id: payout.id }, { status: 'paid', paid_at });
        await this.note(manager, actor, payout, 'payout_paid', `Batch ${batchId}`);
        await this.tell(manager, payout);
      }
      await manager.update(PayoutBatchEntity, { id: batchId }, { paid_at });
      return this.view(manager, { ...batch, paid_at });
    });
  }

  /**
   * Puts one back to the balance with a counter entry: before the bank can have the file, or after it was paid. In between the
   * bank may still pay it, and the next batch would pay it again.
   * @throws AppError billing.payout_not_found, billing.payout_at_bank
   */
  return(actor: Principal, payoutId: string, reason: string): Promise<OpsPayoutBatch> {
    return this.database.transaction(async (manager) => {
      await lockName(manager, lock);
      const payout = await manager.findOneBy(PayoutEntity, { id: payoutId });
      if (payout === null) throw new AppError('billing.payout_not_found');
      const batch = await manager.findOneByOrFail(PayoutBatchEntity, { id: payout.batch_id });
      if (payout.status === 'ordered' && batch.filed_at !== null)
        throw new AppError('billing.payout_at_bank');
      if (payout.status !== 'returned') {
        await this.books.book(manager, payout, 'payout_returned');
        const returned_at = this.clock.now();
        await manager.update(PayoutEntity, { id: payoutId }, { status: 'returned', returned_at });
        await this.note(manager, actor, payout, 'payout_returned', reason);
      }
      return this.view(manager, batch);
    });
  }

  private async setApart(
    manager: EntityManager,
    actor: Principal,
    batch_id: string,
    { referrerId, due, bank }: Payee,
  ): Promise<void> {
    if (bank === null) return;
    // Its id is what the account is bound to.
    const id = randomUUID();
    const { keyId, sealed } = this.vault.lock(bank, id);
    const payout = manager.create(PayoutEntity, {
      ...{ id, batch_id, referrer_id: referrerId, amount_cents: due.cents, status: 'ordered' },
      ...{ ordered_at: this.clock.now(), paid_at: null, returned_at: null },
      ...{ key_id: keyId, sealed },
    });
    await manager.insert(PayoutEntity, payout);
    await this.books.book(manager, payout, 'payout_ordered');
    await this.note(manager, actor, payout, 'payout_ordered', `Batch ${batch_id}`);
  }

  private async note(
    manager: EntityManager,
    actor: Principal,
    { referrer_id }: PayoutEntity,
    action: Act['action'],
    reason: string,
  ): Promise<void> {
    const accountId = (await accountOf(manager, referrer_id)) ?? referrer_id;
    await this.audit.record(manager, {
      ...{ actor, action, reason, userId: referrer_id, accountId, tier: null, change: null },
    });
  }

  private async tell(manager: EntityManager, { id, referrer_id, amount_cents }: PayoutEntity): Promise<void> {
    await this.outbox.publish(manager, billingMailRequested, referrer_id, {
      // A payout is paid once: its id is that of the mail.
      ...{ kind: 'commission_paid', version: 1, request_id: id, user_id: referrer_id },
      asked_at: this.clock.now().toISOString(),
      data: { amount_cents },
    });
  }

  private async view(manager: EntityManager, batch: PayoutBatchEntity): Promise<OpsPayoutBatch> {
    const payouts = await manager.find(PayoutEntity, {
      where: { batch_id: batch.id },
      select: { id: true, referrer_id: true, amount_cents: true, status: true },
      order: { id: 'ASC' },
    });
    return {
      ...{ id: batch.id, ordered_at: batch.ordered_at.toISOString() },
      filed_at: batch.filed_at?.toISOString() ?? null,
      paid_at: batch.paid_at?.toISOString() ?? null,
      payouts: payouts.map(({ id, referrer_id, amount_cents, status }) => ({
        ...{ id, referrer_id, amount_cents, status },
      })),
    };
  }
}
