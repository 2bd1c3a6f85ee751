import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { type OpsPayoutBatch, type OpsPayouts, payoutMinimumCents } from '@stroomwerk/contracts/billing';
import { billingMailRequested } from '@stroomwerk/contracts/mails';
import { AppError, Clock, Outbox, type Principal } from '@stroomwerk/kernel';
import { DataSource, type EntityManager, In } from 'typeorm';
import { type Act, AuditLog } from '../../audit/application/audit-log.js';
import { lockName } from '../../provider/index.js';
import { accountOf } from '../../subscriptions/index.js';
import { type Due, nextDue } from '../domain/due.js';
import { freeSteps } from '../persistence/balances.js';
import { PayoutAccountEntity, PayoutBatchEntity, PayoutEntity } from '../persistence/payout.entities.js';
import { PayoutBooks } from './payout-books.js';
import { PayoutVault } from './payout-vault.js';

/** An affiliate with enough, and when they are paid. */
interface Payee {
  readonly referrerId: string;
  readonly due: Due;
  /** Null without one that was confirmed. */
  readonly account: PayoutAccountEntity | null;
}

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
    private readonly books: PayoutBooks,
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
      due: (await this.payees(manager)).map(({ referrerId, due, account }) => ({
        ...{ referrer_id: referrerId, amount_cents: due.cents, has_account: account !== null },
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
      const ready = (await this.payees(manager)).filter(({ due, account }) => account && due.from <= now);
      if (ready.length === 0) throw new AppError('billing.nothing_to_pay_out');
      const batch = { id: batchId, ordered_at: now, ordered_by: actor.userId, paid_at: null };
      await manager.insert(PayoutBatchEntity, batch);
      for (const payee of ready) await this.setApart(manager, actor, batchId, payee);
      return this.view(manager, batch);
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

  /** Puts one back to the balance, paid or not, with a counter entry. @throws AppError billing.payout_not_found */
  return(actor: Principal, payoutId: string, reason: string): Promise<OpsPayoutBatch> {
    return this.database.transaction(async (manager) => {
      await lockName(manager, lock);
      const payout = await manager.findOneBy(PayoutEntity, { id: payoutId });
      if (payout === null) throw new AppError('billing.payout_not_found');
      if (payout.status !== 'returned') {
        await this.books.book(manager, payout, 'payout_returned');
        const returned_at = this.clock.now();
        await manager.update(PayoutEntity, { id: payoutId }, { status: 'returned', returned_at });
        await this.note(manager, actor, payout, 'payout_returned', reason);
      }
      return this.view(manager, await manager.findOneByOrFail(PayoutBatchEntity, { id: payout.batch_id }));
    });
  }

  /** Who has enough, the first to be paid first. */
  private async payees(manager: EntityManager): Promise<Payee[]> {
    const free = await freeSteps(manager, { atLeast: payoutMinimumCents });
    const rows = await manager.findBy(PayoutAccountEntity, { user_id: In([...free.keys()]) });
    const accounts = new Map(rows.map((row) => [row.user_id, row]));
    const now = this.clock.now();
    return [...free]
      .flatMap(([referrerId, steps]) => {
        const row = accounts.get(referrerId);
        const account = row?.confirmed_at ? row : null;
        const due = nextDue(steps, [], account?.confirmed_at ?? now);
        return due === null ? [] : [{ referrerId, due, account }];
      })
      .sort((one, other) => one.due.until.getTime() - other.due.until.getTime());
  }

  private async setApart(
    manager: EntityManager,
    actor: Principal,
    batch_id: string,
    { referrerId, due, account }: Payee,
  ): Promise<void> {
    if (!account?.key_id || !account.sealed) return;
    const payout = manager.create(PayoutEntity, {
      ...{ batch_id, referrer_id: referrerId, amount_cents: due.cents, status: 'ordered' },
      ...{ ordered_at: this.clock.now(), paid_at: null, returned_at: null },
      ...{ key_id: account.key_id, sealed: account.sealed },
    });
    // Its id is what the account is bound to from now on.
    await manager.save(payout);
    const bank = this.vault.open(account.key_id, account.sealed, referrerId);
    const { keyId, sealed } = this.vault.lock(bank, payout.id);
    await manager.update(PayoutEntity, { id: payout.id }, { key_id: keyId, sealed });
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
      paid_at: batch.paid_at?.toISOString() ?? null,
      payouts: payouts.map(({ id, referrer_id, amount_cents, status }) => ({
        ...{ id, referrer_id, amount_cents, status },
      })),
    };
  }
}
