import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { billingMailRequested } from '@stroomwerk/contracts/mails';
import { Clock, Outbox } from '@stroomwerk/kernel';
import { DataSource, type EntityManager } from 'typeorm';
import { Customers } from '../../provider/application/customers.js';
import type { PlanPayment } from '../../provider/application/plan-payments.js';
import { type Look, nothing, type Write } from '../../provider/application/readings.js';
import { lockName } from '../../provider/index.js';
import {
  dueCents,
  dueChange,
  isKept,
  linesOf,
  type Movement,
  type Reason,
  releaseAt,
} from '../domain/commission.js';
import { dueForRelease } from '../persistence/due-for-release.js';
import { CommissionEntity, LedgerEntryEntity, ReferralEntity } from '../persistence/referral.entities.js';
import { Judge, type PaidWith } from './judge.js';

/** Earns, releases and claws back the one commission that a referee brings. */
@Injectable()
export class Commissions {
  constructor(
    @InjectDataSource() private readonly database: DataSource,
    private readonly customers: Customers,
    private readonly judge: Judge,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
  ) {}

  /** Brings a referee's commission in line with what their account has paid; nothing where nobody came by a link. */
  async read(look: Look, accountId: string): Promise<Write> {
    return this.brought(
      look,
      await this.database.manager.findOneBy(ReferralEntity, { account_id: accountId }),
    );
  }

  /** As `read`, for whose account was told of after the payment: this once. */
  async readLate(look: Look, refereeId: string): Promise<Write> {
    const { manager: database } = this.database;
    const referral = await database.findOneBy(ReferralEntity, { referee_id: refereeId });
    const write = await this.brought(look, referral);
    return async (manager) => {
      await write(manager);
      await manager.update(ReferralEntity, { referee_id: refereeId }, { check_due: false });
    };
  }

  private async brought(look: Look, referral: ReferralEntity | null): Promise<Write> {
    if (referral === null) return nothing;
    await look(`commission:${referral.referee_id}`);
    const payment = await this.keptBy(referral.account_id);
    const paidWith = await this.judge.paidWith(referral);
    return (manager) => this.write(manager, referral, payment, paidWith);
  }

  /** The first plan invoice whose money was kept: one that went back whole earns nothing, and hinders nothing. */
  private async keptBy(accountId: string): Promise<PlanPayment | null> {
    for await (const payment of this.customers.planPayments(accountId)) if (isKept(payment)) return payment;
    return null;
  }

  private async write(
    manager: EntityManager,
    referral: ReferralEntity,
    payment: PlanPayment | null,
    paidWith: PaidWith,
  ): Promise<void> {
    const { referee_id, referrer_id } = referral;
    await lockName(manager, `commission:${referee_id}`);
    const known = await manager.findOneBy(CommissionEntity, { referee_id });
    const disputed = payment?.isDisputed ?? false;
    if (known !== null && known.disputed !== disputed) await manager.save(Object.assign(known, { disputed }));
    // What was released stays earned: a card that the referrer pays with years later takes nothing back.
    const isRefused =
      known?.status === 'released'
        ? referral.verdict === 'refused'
        : (await this.judge.judge(manager, referral, paidWith)) === 'refused';
    const change = dueChange(isRefused ? 0 : dueCents(payment), known);
    if (change === null) return;
    const now = this.clock.now();
    const times = change.anew ? { earned_at: now, release_at: releaseAt(now) } : {};
    const before =
      known ?? manager.create(CommissionEntity, { referee_id, referrer_id, status: 'held', disputed });
    const from = change.anew ? 'held' : before.status;
    await manager.save(Object.assign(before, change.after, times));
    const lines = linesOf(change.movement, from, change.cents);
    const why = change.movement === 'clawed_back' ? (isRefused ? 'refused' : 'refunded') : null;
    await this.book(manager, before, change.movement, lines, why);
    if (change.anew) await this.tell(manager, before);
  }

  /** Of a commission that is new, not of what a refund made of it. */
  private async tell(
    manager: EntityManager,
    { referrer_id, amount_cents, earned_at, release_at }: CommissionEntity,
  ): Promise<void> {
    await this.outbox.publish(manager, billingMailRequested, referrer_id, {
      ...{ kind: 'commission_earned', version: 1, request_id: randomUUID(), user_id: referrer_id },
      asked_at: earned_at.toISOString(),
      data: { amount_cents, held_until: release_at.toISOString() },
    });
  }

  /** @returns the referees whose commission was held long enough */
  due(): Promise<string[]> {
    return dueForRelease(this.database.manager, this.clock.now());
  }

  /** Releases a commission that was held long enough, unless a bank has the money that it is of or ops has to look at it. */
  async release(refereeId: string): Promise<void> {
    await this.database.transaction(async (manager) => {
      await lockName(manager, `commission:${refereeId}`);
      const commission = await manager.findOneByOrFail(CommissionEntity, { referee_id: refereeId });
      const isEarly = commission.release_at > this.clock.now();
      const { verdict } = await manager.findOneByOrFail(ReferralEntity, { referee_id: refereeId });
      if (commission.status !== 'held' || commission.disputed || isEarly || verdict !== 'clear') return;
      const lines = linesOf('released', 'held', commission.amount_cents);
      await manager.save(Object.assign(commission, { status: 'released' }));
      await this.book(manager, commission, 'released', lines, null);
    });
  }

  private async book(
    manager: EntityManager,
    { referee_id, referrer_id }: CommissionEntity,
    movement: Movement,
    lines: ReturnType<typeof linesOf>,
    reason: Reason | null,
  ): Promise<void> {
    const at = this.clock.now();
    await manager.insert(
      LedgerEntryEntity,
      lines.map((line) => ({ ...line, referee_id, payout_id: null, referrer_id, movement, reason, at })),
    );
  }
}
