import { createHash } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { CheckoutSessionCreated, CreateCheckoutSession, Price } from '@stroomwerk/contracts/billing';
import { AppError, Clock, type Principal, SERVICE_ENV } from '@stroomwerk/kernel';
import Stripe from 'stripe';
import { DataSource, type EntityManager, In } from 'typeorm';
import type { BillingEnv } from '../../../env.js';
import { choosePrice, isLibraryPlan } from '../../catalogue/domain/catalogue.js';
import { asked, isMissing } from '../../provider/application/asked.js';
import { Customers } from '../../provider/application/customers.js';
import { ProviderPrices } from '../../provider/application/provider-prices.js';
import { lockName } from '../../provider/index.js';
import { isPaidAndOpen, isRenewing, isUnended } from '../../subscriptions/domain/state.js';
import { SubscriptionEntity } from '../../subscriptions/index.js';
import { ofItsKind } from '../domain/kind.js';
import { isOwnAddress, withSessionId } from '../domain/return-url.js';
import { nextCheck } from '../domain/session.js';
import { CheckoutSessionEntity } from '../persistence/checkout-session.entity.js';
import { replaceOpen } from '../persistence/open-pages.js';
import { ClosePage } from './close-page.js';
import { sessionParams } from './session-params.js';

/** A second click within this time gets the session of the first one. */
const sameClickMs = 60_000;

interface Order {
  readonly price: Price;
  readonly replaces: string | null;
  readonly input: CreateCheckoutSession;
  readonly language: 'nl' | 'en';
}

/** Starts a payment: a session at the provider, remembered here so that no paid one is ever lost. */
@Injectable()
export class CreateCheckout {
  constructor(
    @InjectDataSource() private readonly database: DataSource,
    private readonly stripe: Stripe,
    private readonly prices: ProviderPrices,
    private readonly customers: Customers,
    private readonly pages: ClosePage,
    private readonly clock: Clock,
    @Inject(SERVICE_ENV) private readonly env: BillingEnv,
  ) {}

  /**
   * @throws AppError billing.unknown_price_tier, billing.interval_unavailable, billing.url_not_allowed,
   * billing.already_subscribed, billing.has_plan_for_life, billing.change_plan_instead, billing.payment_provider_unavailable
   */
  async execute(
    user: Principal,
    input: CreateCheckoutSession,
    language: 'nl' | 'en',
  ): Promise<CheckoutSessionCreated> {
    const choice = choosePrice(input.price_tier, input.interval);
    if ('refused' in choice) throw new AppError(choice.refused);
    this.checkAddresses(input);
    const replaces = await this.replacedBy(user.accountId, choice.price);
    const order = { price: choice.price, replaces, input, language };
    try {
      return await this.start(user, order);
    } catch (error) {
      if (!isMissing(error)) throw error;
      // The provider lost what we remember of it (another account, an emptied sandbox): once more from the start.
      this.prices.forget();
      await this.customers.forget(user.accountId);
      return this.start(user, order);
    }
  }

  private checkAddresses(input: CreateCheckoutSession): void {
    const twins = this.env.NODE_ENV !== 'production';
    for (const address of [input.success_url, input.cancel_url])
      if (!isOwnAddress(address, this.env.PUBLIC_URL, twins)) throw new AppError('billing.url_not_allowed');
  }

  /**
   * The same plan twice, or a renewal beside a plan for life, would only cost money.
   * @returns the plan that the order takes the place of, or null
   */
  private async replacedBy(accountId: string, price: Price): Promise<string | null> {
    if (!isLibraryPlan(price.price_tier)) return null;
    const current = await this.database.manager.findOneBy(SubscriptionEntity, { account_id: accountId });
    if (current === null) return null;
    if (isPaidAndOpen(current)) {
      const same = current.price_tier === price.price_tier && current.interval === price.interval;
      if (same) throw new AppError('billing.already_subscribed');
      if (current.interval === null) throw new AppError('billing.has_plan_for_life');
    }
    // Who has a plan that renews changes it: another beside it would be paid for twice.
    if (price.interval !== null && isRenewing(current) && current.status === 'active')
      throw new AppError('billing.change_plan_instead');
    return isUnended(current) ? current.reference : null;
  }

  private async start(
    user: Principal,
    { price, replaces, input, language }: Order,
  ): Promise<CheckoutSessionCreated> {
    const params = sessionParams({
      accountId: user.accountId,
      userId: user.userId,
      customer: await this.customers.of(user, language),
      price,
      priceId: await this.prices.priceId(price),
      taxRateId: await this.prices.taxRateId(),
      successUrl: withSessionId(input.success_url),
      cancelUrl: input.cancel_url,
      language,
      replaces,
    });
    const session = await this.openSession(params, await this.keyOf(user.accountId, params));
    if (session.url === null) throw new AppError('billing.payment_provider_unavailable');
    for (const earlier of await this.remember(user, price, session)) await this.pages.close(earlier);
    return { checkout_url: session.url, session_id: session.id };
  }

  /**
   * A session that can still be paid. A repeated key answers as it did the first time, also when that session was paid
   * since and its webhook is still on the way: then another one is made.
   */
  private async openSession(
    params: Stripe.Checkout.SessionCreateParams,
    idempotencyKey: string,
  ): Promise<Stripe.Checkout.Session> {
    const session = await asked(this.stripe.checkout.sessions.create(params, { idempotencyKey }));
    const known = await this.database.manager.findOneBy(CheckoutSessionEntity, { id: session.id });
    if (known === null) return session;
    const now = await asked(this.stripe.checkout.sessions.retrieve(session.id));
    return now.status === 'open' && known.replaced_at === null
      ? now
      : this.openSession(params, hashed(idempotencyKey + session.id));
  }

  /** One key for the same order within a minute; a finished payment starts a new one. */
  private async keyOf(accountId: string, params: Stripe.Checkout.SessionCreateParams): Promise<string> {
    const finished = await this.database.manager.countBy(CheckoutSessionEntity, {
      account_id: accountId,
      payment_status: In(['processing', 'paid', 'expired']),
    });
    const minute = Math.floor(this.clock.now().getTime() / sameClickMs);
    return hashed(JSON.stringify([params, finished, minute]));
  }

  /** @returns the pages of its kind that were open before: of two at the same moment the later one sees the earlier */
  private remember(user: Principal, price: Price, session: Stripe.Checkout.Session): Promise<string[]> {
    return this.database.transaction(async (manager) => {
      await lockName(manager, `checkout:${user.accountId}`);
      await this.insert(manager, user, price, session);
      return replaceOpen(manager, {
        ...{ accountId: user.accountId, except: session.id, now: this.clock.now() },
        tiers: ofItsKind(price.price_tier),
      });
    });
  }

  private async insert(
    manager: EntityManager,
    user: Principal,
    price: Price,
    session: Stripe.Checkout.Session,
  ): Promise<void> {
    const now = this.clock.now();
    await manager
      .createQueryBuilder()
      .insert()
      .into(CheckoutSessionEntity)
      .values({
        id: session.id,
        account_id: user.accountId,
        ordered_by: user.userId,
        price_tier: price.price_tier,
        interval: price.interval,
        payment_status: 'open',
        amount_subtotal_cents: session.amount_subtotal ?? price.amount_cents,
        amount_tax_cents: session.total_details?.amount_tax ?? 0,
        amount_total_cents: session.amount_total ?? price.amount_incl_vat_cents,
        currency: session.currency ?? 'eur',
        payment_intent: null,
        refunded_at: null,
        replaced_at: null,
        created_at: now,
        paid_at: null,
        checks: 0,
        next_check_at: nextCheck(0, now),
      })
      .orIgnore()
      .execute();
  }
}

const hashed = (order: string): string => `checkout-${createHash('sha256').update(order).digest('hex')}`;
