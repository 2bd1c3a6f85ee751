import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type {
  PlanChangeEffect,
  PlanChangePreview,
  PreviewPlanChange,
  Price,
} from '@stroomwerk/contracts/billing';
import { AppError, Clock } from '@stroomwerk/kernel';
import Stripe from 'stripe';
import { choosePrice } from '../../catalogue/domain/catalogue.js';
import { asked } from '../../provider/application/asked.js';
import { ProviderPrices } from '../../provider/application/provider-prices.js';
import { effectOf } from '../domain/rules.js';
import { type Agreed, tokenOf } from '../domain/token.js';
import { type Amounts, amountsOf } from './amounts.js';
import { paysByDebit } from './pays-by-debit.js';
import { PlanStanding, type Standing } from './plan-standing.js';

/** A preview, and what carrying it out takes. */
export interface Shown {
  readonly standing: Standing;
  readonly agreed: Agreed;
  /** The provider's price. */
  readonly priceId: string;
  readonly view: PlanChangePreview;
}

interface Change {
  readonly from: Price;
  readonly to: Price;
  /** Unix seconds. */
  readonly at: number;
  readonly standing: Standing;
  readonly priceId: string;
}

/** The renewing price behind what somebody chose. */
function chosen({ price_tier, interval }: PreviewPlanChange): Price & { interval: 'month' | 'year' } {
  const choice = choosePrice(price_tier, interval);
  if ('refused' in choice) throw new AppError(choice.refused);
  const { price } = choice;
  // What is bought once is ordered, a plan for life too.
  if (price.interval === null) throw new AppError('billing.interval_unavailable');
  return { ...price, interval: price.interval };
}

/** Asks the provider what another plan costs, to the cent (issue "Money", point 3). */
@Injectable()
export class PreviewChange {
  constructor(
    private readonly stripe: Stripe,
    private readonly prices: ProviderPrices,
    private readonly plans: PlanStanding,
    private readonly clock: Clock,
  ) {}

  /**
   * @param at unix seconds: the moment of an earlier preview; now where left out
   * @throws AppError billing.unknown_price_tier, billing.interval_unavailable, billing.already_subscribed, those of
   * `PlanStanding.changeable`, billing.payment_provider_unavailable
   */
  async execute(accountId: string, wanted: PreviewPlanChange, at?: number): Promise<Shown> {
    const to = chosen(wanted);
    const { from, ...standing } = await this.plans.changeable(accountId);
    const effect = effectOf(from, to);
    if (effect === null) throw new AppError('billing.already_subscribed');
    const moment = at ?? Math.floor(this.clock.now().getTime() / 1000);
    const change = { from, to, at: moment, standing, priceId: await this.prices.priceId(to) };
    let taken = wanted.effect ?? effect;
    let amounts = await this.amounts(change, taken);
    let waits: Pick<PlanChangePreview, 'waits_for_debit'> = {};
    // A debit is answered days later, and the provider changes the plan at once: what is charged now is charged at once.
    if (taken === 'now' && amounts.charged_cents > 0 && (await paysByDebit(this.stripe, standing.found))) {
      taken = 'at_period_end';
      waits = { waits_for_debit: true };
      amounts = await this.amounts(change, taken);
    }
    const agreed: Agreed = {
      id: randomUUID(),
      ...{ price_tier: to.price_tier, interval: to.interval, effect: taken, at: moment },
      total_cents: amounts.total_cents,
      charged_cents: amounts.charged_cents,
      credit_left_cents: amounts.credit_left_cents,
      renewal_cents: amounts.renewal_cents,
    };
    const view = {
      ...{ price_tier: to.price_tier, plan_name: to.name, interval: to.interval, effect: taken },
      ...waits,
      ...amounts,
      token: tokenOf(agreed),
    };
    return { standing, agreed, priceId: change.priceId, view };
  }

  private async amounts(
    { from, to, at, standing: { found, item }, priceId }: Change,
    effect: PlanChangeEffect,
  ): Promise<Amounts> {
    const invoice = await asked(
      this.stripe.invoices.createPreview({
        subscription: found.id,
        subscription_details: {
          items: [{ id: item.id, price: priceId }],
          ...(effect === 'now' ? proratedFrom(at, item) : { proration_behavior: 'none' }),
        },
      }),
    );
    return amountsOf({ from, to, effect, at, item, invoice });
  }
}

/** Two machines' clocks differ: the provider takes no moment before the period. */
export const proratedFrom = (at: number, item: Stripe.SubscriptionItem) =>
  ({
    proration_behavior: 'always_invoice',
    proration_date: Math.min(Math.max(at, item.current_period_start), item.current_period_end),
  }) as const;
