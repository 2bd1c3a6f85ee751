import { randomUUID } from 'node:crypto';
import { Injectable, Logger } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { MoneyBack, MoneyBackAsked } from '@stroomwerk/contracts/billing';
import { billingMailRequested } from '@stroomwerk/contracts/mails';
import { AppError, Clock, Outbox, type Principal } from '@stroomwerk/kernel';
import Stripe from 'stripe';
import { DataSource, type EntityManager, IsNull } from 'typeorm';
import { SyncCheckoutSession } from '../../checkout/application/sync-checkout-session.js';
import { Books } from '../../invoices/application/books.js';
import { creditNotesOf } from '../../invoices/index.js';
import { takeCreditBack } from '../../provider/application/credit.js';
import { endPlan } from '../../provider/application/end-plan.js';
import {
  giveBack,
  isSession,
  keptOf,
  type Payments,
  paymentsOf,
} from '../../provider/application/payments.js';
import { Readings } from '../../provider/application/readings.js';
import { Commissions } from '../../referrals/application/commissions.js';
import { SyncSubscription } from '../../subscriptions/application/sync-subscription.js';
import { SubscriptionEntity } from '../../subscriptions/index.js';
import { type Basis, basisOf, isPaidPlan } from '../domain/basis.js';
import { MoneyBackEntity } from '../persistence/money-back.entity.js';
import { usedGuarantee } from '../persistence/used-before.js';

interface Offer {
  readonly reference: string;
  readonly basis: Basis;
  readonly until: Date;
  readonly payments: Payments;
}

const none: MoneyBack = { basis: null, until: null, amount_cents: null };

/** Pays plans back that somebody may send back: withdrawal and guarantee, from order to money, access, commission and mail. */
@Injectable()
export class MoneyBacks {
  private readonly logger = new Logger(MoneyBacks.name);

  constructor(
    @InjectDataSource() private readonly database: DataSource,
    private readonly stripe: Stripe,
    private readonly provider: Readings,
    private readonly sessions: SyncCheckoutSession,
    private readonly subscriptions: SyncSubscription,
    private readonly commissions: Commissions,
    private readonly books: Books,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
  ) {}

  /** @throws AppError billing.payment_provider_unavailable, asked about plans within their period only */
  async view(accountId: string): Promise<MoneyBack> {
    const offer = await this.offer(accountId);
    if (offer === null) return none;
    const amount_cents = await keptOf(this.stripe, offer.payments);
    return amount_cents === 0 ? none : { basis: offer.basis, until: offer.until.toISOString(), amount_cents };
  }

  /**
   * Keeps what is asked for before the provider hears of it, and carries it out. Who asks again gets the same answer.
   * @throws AppError billing.no_money_back, billing.payment_provider_unavailable before anything was kept
   */
  async ask(user: Principal): Promise<MoneyBackAsked> {
    const { manager } = this.database;
    const current = await manager.findOneBy(SubscriptionEntity, { account_id: user.accountId });
    const reference = current?.reference ?? '';
    if (!(await manager.existsBy(MoneyBackEntity, { reference }))) await this.keep(user);
    // It is kept: whatever happens now, the reconciliation carries it out.
    await this.execute(reference).catch((error: unknown) =>
      this.logger.warn(`money back for ${reference} waits for the reconciliation: ${String(error)}`),
    );
    const { refunded_cents } = await manager.findOneByOrFail(MoneyBackEntity, { reference });
    return { refunded_cents };
  }

  /**
   * Carries out what was asked for: ends the plan, so that nothing more is charged, then gives back all that it brought. Safe to
   * repeat, after a crash anywhere: the money goes back once. It is done when no debit is under way any more.
   */
  async execute(reference: string): Promise<void> {
    const row = await this.database.manager.findOneBy(MoneyBackEntity, { reference });
    if (row === null || row.done_at !== null) return;
    if (!isSession(reference)) {
      await endPlan(this.stripe, reference, { credit: false });
      await takeCreditBack(this.stripe, reference);
    }
    const { intents } = await paymentsOf(this.stripe, reference);
    const { isDone } = await giveBack(this.stripe, intents, 'requested_by_customer');
    await this.provider.carryOut(async (look) => {
      const ended = isSession(reference)
        ? await this.sessions.read(look, reference)
        : await this.subscriptions.read(look, reference);
      const commission = await this.commissions.read(look, row.account_id);
      return async (manager) => {
        await ended(manager);
        await commission(manager);
      };
    });
    // By themselves, so that nothing else waits for them; before the mail, which names them.
    for (const intent of intents) await this.books.keepPaidBy(intent);
    if (!isDone) return;
    await this.database.transaction(async (manager) =>
      this.note(manager, row, await creditNotesOf(manager, intents)),
    );
  }

  private async offer(accountId: string): Promise<Offer | null> {
    const { manager } = this.database;
    const current = await manager.findOneBy(SubscriptionEntity, { account_id: accountId });
    if (current === null || !isPaidPlan(current)) return null;
    const { reference, reference_created_at: boughtAt } = current;
    const ground = basisOf(boughtAt, this.clock.now());
    if (ground === null || (await manager.existsBy(MoneyBackEntity, { reference }))) return null;
    const payments = await paymentsOf(this.stripe, reference);
    const used =
      ground.basis === 'guarantee' && (await usedGuarantee(manager, accountId, payments.fingerprints));
    return used ? null : { reference, ...ground, payments };
  }

  private async keep({ accountId, userId }: Principal): Promise<void> {
    const offer = await this.offer(accountId);
    if (offer === null) throw new AppError('billing.no_money_back');
    await this.database.manager
      .createQueryBuilder()
      .insert()
      .into(MoneyBackEntity)
      .values({
        ...{ reference: offer.reference, account_id: accountId, asked_by: userId, basis: offer.basis },
        ...{ asked_at: this.clock.now(), done_at: null, refunded_cents: null },
        amount_cents: await keptOf(this.stripe, offer.payments),
        // Only the guarantee is given once.
        fingerprints: offer.basis === 'guarantee' ? [...offer.payments.fingerprints] : [],
      })
      .orIgnore()
      .execute();
  }

  private async note(
    manager: EntityManager,
    { reference, asked_by, amount_cents }: MoneyBackEntity,
    credit_notes: string[],
  ): Promise<void> {
    const now = this.clock.now();
    const { affected } = await manager.update(
      MoneyBackEntity,
      { reference, done_at: IsNull() },
      { refunded_cents: amount_cents, done_at: now },
    );
    if (affected !== 1) return;
    await this.outbox.publish(manager, billingMailRequested, asked_by, {
      ...{ kind: 'money_back', version: 1, request_id: randomUUID(), user_id: asked_by },
      asked_at: now.toISOString(),
      data: { refunded_cents: amount_cents, credit_notes },
    });
  }
}
