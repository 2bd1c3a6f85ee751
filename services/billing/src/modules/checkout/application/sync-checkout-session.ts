import { Injectable, Logger } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { Interval, PriceTier } from '@stroomwerk/contracts';
import { Clock } from '@stroomwerk/kernel';
import Stripe from 'stripe';
import { DataSource, type EntityManager } from 'typeorm';
import { isLibraryPlan } from '../../catalogue/domain/catalogue.js';
import { type Look, nothing, type Write } from '../../provider/application/readings.js';
import { Commissions } from '../../referrals/application/commissions.js';
import { SubscriptionWriter } from '../../subscriptions/application/subscription-writer.js';
import { SyncSubscription } from '../../subscriptions/application/sync-subscription.js';
import { oneTimeState } from '../../subscriptions/domain/provider-state.js';
import { nextCheck } from '../domain/session.js';
import { CheckoutSessionEntity } from '../persistence/checkout-session.entity.js';
import { PurchaseEntity } from '../persistence/purchase.entity.js';
import { type ProviderSession, readSession } from './read-session.js';

type Found = Awaited<ReturnType<typeof readSession>>;

/** Reads a checkout session from the provider and carries out what was paid: a subscription, or a purchase. */
@Injectable()
export class SyncCheckoutSession {
  private readonly logger = new Logger(SyncCheckoutSession.name);

  constructor(
    @InjectDataSource() private readonly database: DataSource,
    private readonly stripe: Stripe,
    private readonly subscriptions: SyncSubscription,
    private readonly writer: SubscriptionWriter,
    private readonly commissions: Commissions,
    private readonly clock: Clock,
  ) {}

  async read(look: Look, id: string): Promise<Write> {
    await look(id);
    const found = await readSession(this.stripe, id);
    const owner = await this.ownerOf(id, found);
    if (owner === null) {
      this.logger.warn(`checkout session ${id} at the payment provider is none of ours`);
      return nothing;
    }
    const { subscription = null, state = null } = found?.session ?? {};
    const renewing = subscription === null ? nothing : await this.subscriptions.read(look, subscription);
    const commission = state === 'paid' ? await this.commissions.read(look, owner) : nothing;
    return async (manager) => {
      await this.write(manager, id, found);
      await renewing(manager);
      await commission(manager);
    };
  }

  private async write(manager: EntityManager, id: string, found: Found): Promise<void> {
    const row = await this.rowOf(manager, id, found);
    if (row === null) return;
    const now = this.clock.now();
    row.checks += 1;
    row.next_check_at = nextCheck(row.checks, now);
    if (found === null) {
      // Gone at the provider: nobody can pay it any more.
      await manager.save(Object.assign(row, { payment_status: 'expired' }));
      return;
    }
    const { session } = found;
    Object.assign(row, session.amounts, {
      payment_status: session.state,
      payment_intent: session.paymentIntent,
      paid_at: session.state === 'paid' ? (row.paid_at ?? now) : null,
      refunded_at: session.refunded ? (row.refunded_at ?? now) : null,
    });
    await manager.save(row);
    if (session.subscription === null && session.state === 'paid') await this.purchase(manager, row, session);
  }

  private async ownerOf(id: string, found: Found): Promise<string | null> {
    return (await this.rowOf(this.database.manager, id, found))?.user_id ?? null;
  }

  private async purchase(
    manager: EntityManager,
    row: CheckoutSessionEntity,
    session: ProviderSession,
  ): Promise<void> {
    await manager.save(
      manager.create(PurchaseEntity, {
        checkout_session_id: row.id,
        user_id: row.user_id,
        price_tier: row.price_tier,
        amount_total_cents: row.amount_total_cents,
        bought_at: row.paid_at ?? this.clock.now(),
        refunded_at: row.refunded_at,
      }),
    );
    if (!isLibraryPlan(row.price_tier)) return;
    await this.writer.accept(manager, row.user_id, () =>
      oneTimeState({
        session_id: row.id,
        created: session.created,
        price_tier: row.price_tier,
        refunded: session.refunded,
      }),
    );
  }

  /** Our row; made from the session's own notes where a crash came between the provider's answer and our row. */
  private async rowOf(
    manager: EntityManager,
    id: string,
    found: Found,
  ): Promise<CheckoutSessionEntity | null> {
    const known = await manager.findOneBy(CheckoutSessionEntity, { id });
    if (known !== null || found === null) return known;
    const tier = PriceTier.safeParse(found.metadata.price_tier);
    const userId = found.metadata.user_id;
    if (!tier.success || !userId) return null;
    const { created } = found.session;
    return manager.create(CheckoutSessionEntity, {
      id,
      user_id: userId,
      price_tier: tier.data,
      interval: Interval.safeParse(found.metadata.interval).data ?? null,
      created_at: created,
      paid_at: null,
      refunded_at: null,
      checks: 0,
      next_check_at: created,
    });
  }
}
