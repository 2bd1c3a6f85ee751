import { Injectable, Logger } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { Interval, PriceTier } from '@stroomwerk/contracts';
import { Clock } from '@stroomwerk/kernel';
import Stripe from 'stripe';
import { DataSource, type EntityManager } from 'typeorm';
import { isLibraryPlan } from '../../catalogue/domain/catalogue.js';
import { asked, unlessRefused } from '../../provider/application/asked.js';
import { type Look, nothing, type Write } from '../../provider/application/readings.js';
import { Commissions } from '../../referrals/application/commissions.js';
import { SubscriptionWriter } from '../../subscriptions/application/subscription-writer.js';
import { SyncSubscription } from '../../subscriptions/application/sync-subscription.js';
import { oneTimeState } from '../../subscriptions/domain/provider-state.js';
import { accountIn } from '../../subscriptions/index.js';
import { ofItsKind } from '../domain/kind.js';
import { nextCheck } from '../domain/session.js';
import { CheckoutSessionEntity } from '../persistence/checkout-session.entity.js';
import { openOfKind, replaceOpen } from '../persistence/open-pages.js';
import { PurchaseEntity } from '../persistence/purchase.entity.js';
import { ClosePage } from './close-page.js';
import { type ProviderSession, readSession } from './read-session.js';

type Found = Awaited<ReturnType<typeof readSession>>;

/** Whether a plan is paid here, and was not yet. */
const becomesPlan = (row: CheckoutSessionEntity, found: Found): boolean =>
  found?.session.state === 'paid' &&
  !found.session.refunded &&
  row.payment_status !== 'paid' &&
  isLibraryPlan(row.price_tier);

/** All other order pages for a plan. */
const ofThePlans = ({ id, account_id, price_tier }: CheckoutSessionEntity) => ({
  ...{ accountId: account_id, except: id, tiers: ofItsKind(price_tier) },
});

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
    private readonly pages: ClosePage,
    private readonly clock: Clock,
  ) {}

  async read(look: Look, id: string): Promise<Write> {
    await look(id);
    const found = await this.standing(id);
    const row = await this.rowOf(this.database.manager, id, found);
    if (row === null) {
      this.logger.warn(`checkout session ${id} at the payment provider is none of ours`);
      return nothing;
    }
    const { subscription = null, state = null } = found?.session ?? {};
    const renewing = subscription === null ? nothing : await this.subscriptions.read(look, subscription);
    const commission = state === 'paid' ? await this.commissions.read(look, row.account_id) : nothing;
    // Who has a plan changes it: no other page may take their money for one.
    if (becomesPlan(row, found))
      for (const other of await openOfKind(this.database.manager, ofThePlans(row)))
        await this.pages.close(other);
    return async (manager) => {
      await this.write(manager, id, found);
      await renewing(manager);
      await commission(manager);
    };
  }

  /** The session as it is at the provider; one that another took the place of is closed first. */
  private async standing(id: string): Promise<Found> {
    const found = await readSession(this.stripe, id);
    if (found?.session.state !== 'open') return found;
    const { replaced_at = null } =
      (await this.database.manager.findOneBy(CheckoutSessionEntity, { id })) ?? {};
    if (replaced_at === null) return found;
    // Refused where it was paid this moment: it is read again either way.
    await asked(this.stripe.checkout.sessions.expire(id)).catch(unlessRefused);
    return readSession(this.stripe, id);
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
    const isNew = becomesPlan(row, found);
    Object.assign(row, session.amounts, {
      payment_status: session.state,
      payment_intent: session.paymentIntent,
      paid_at: session.state === 'paid' ? (row.paid_at ?? now) : null,
      refunded_at: session.refunded ? (row.refunded_at ?? now) : null,
    });
    await manager.save(row);
    if (isNew) await replaceOpen(manager, { ...ofThePlans(row), now });
    if (session.subscription === null && session.state === 'paid') await this.purchase(manager, row, session);
  }

  private async purchase(
    manager: EntityManager,
    row: CheckoutSessionEntity,
    session: ProviderSession,
  ): Promise<void> {
    await manager.save(
      manager.create(PurchaseEntity, {
        checkout_session_id: row.id,
        account_id: row.account_id,
        price_tier: row.price_tier,
        amount_total_cents: row.amount_total_cents,
        bought_at: row.paid_at ?? this.clock.now(),
        refunded_at: row.refunded_at,
      }),
    );
    if (!isLibraryPlan(row.price_tier)) return;
    await this.writer.accept(manager, row.account_id, () =>
      oneTimeState({
        session_id: row.id,
        created: session.created,
        price_tier: row.price_tier,
        refunded: session.refunded,
        disputed: session.disputed,
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
    const accountId = await accountIn(manager, found.metadata);
    if (!tier.success || accountId === null) return null;
    const { created } = found.session;
    return manager.create(CheckoutSessionEntity, {
      id,
      account_id: accountId,
      ordered_by: found.metadata.user_id ?? accountId,
      price_tier: tier.data,
      interval: Interval.safeParse(found.metadata.interval).data ?? null,
      created_at: created,
      paid_at: null,
      refunded_at: null,
      replaced_at: null,
      checks: 0,
      next_check_at: created,
    });
  }
}
