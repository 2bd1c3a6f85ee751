import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { Price } from '@stroomwerk/contracts/billing';
import { AppError, Clock } from '@stroomwerk/kernel';
import Stripe from 'stripe';
import { DataSource } from 'typeorm';
import { choosePrice } from '../../catalogue/domain/catalogue.js';
import { releaseSchedule, wholeSubscription } from '../../provider/application/schedules.js';
import { translated } from '../../subscriptions/application/translated.js';
import { stateOf } from '../../subscriptions/domain/provider-state.js';
import { isRenewing, type SubscriptionState } from '../../subscriptions/domain/state.js';
import { isGoingBack, SubscriptionEntity } from '../../subscriptions/index.js';

import { refusalOf } from '../domain/rules.js';

/** A plan that renews, as the provider has it at this moment. */
export interface Standing {
  readonly found: Stripe.Subscription;
  readonly item: Stripe.SubscriptionItem;
  readonly state: SubscriptionState;
}

/** Reads the plan that is to be changed from the provider: what we hold of it may be a message behind. */
@Injectable()
export class PlanStanding {
  constructor(
    @InjectDataSource() private readonly database: DataSource,
    private readonly stripe: Stripe,
    private readonly clock: Clock,
  ) {}

  /** @throws AppError billing.no_plan_to_change, billing.payment_provider_unavailable */
  async read(accountId: string): Promise<Standing> {
    const { manager } = this.database;
    const current = await manager.findOneBy(SubscriptionEntity, { account_id: accountId });
    if (current === null || !isRenewing(current) || (await isGoingBack(manager, current.reference)))
      throw new AppError('billing.no_plan_to_change');
    const found = await wholeSubscription(this.stripe, current.reference);
    const known = found === null ? null : translated(found);
    const [item] = found?.items.data ?? [];
    if (found === null || known === null || item === undefined)
      throw new AppError('billing.no_plan_to_change');
    return { found, item, state: stateOf(known, current, this.clock.now()) };
  }

  /**
   * As `read`, for a plan that may be changed. Out of the schedule of an earlier change: what it planned has begun.
   * @throws AppError as `refusalOf` says
   */
  async changeable(accountId: string): Promise<Standing & { readonly from: Price }> {
    const standing = await this.read(accountId);
    const refused = refusalOf(standing.state);
    if (refused !== null) throw new AppError(refused);
    const { price_tier, interval } = standing.state;
    const choice = choosePrice(price_tier ?? '', interval ?? undefined);
    if ('refused' in choice) throw new AppError('billing.no_plan_to_change');
    await releaseSchedule(this.stripe, standing.found);
    return { ...standing, from: choice.price };
  }
}
