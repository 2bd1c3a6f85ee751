import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { Subscription } from '@stroomwerk/contracts/billing';
import { AppError } from '@stroomwerk/kernel';
import Stripe from 'stripe';
import { DataSource } from 'typeorm';
import { asked, isRefused } from '../../provider/application/asked.js';
import { Readings } from '../../provider/application/readings.js';
import { releaseSchedule } from '../../provider/application/schedules.js';
import { isUnended } from '../domain/state.js';
import { SubscriptionEntity } from '../persistence/subscription.entity.js';
import { ReadSubscription } from './read-subscription.js';
import { SyncSubscription } from './sync-subscription.js';

/** Ends a plan with the period that is paid, and takes that back (decisions.md, "Ending a subscription"). */
@Injectable()
export class CancelPlan {
  constructor(
    @InjectDataSource() private readonly database: DataSource,
    private readonly stripe: Stripe,
    private readonly provider: Readings,
    private readonly subscriptions: SyncSubscription,
    private readonly reader: ReadSubscription,
  ) {}

  /**
   * Safe to repeat. @param reason in the customer's words, kept at the provider beside the plan
   * @throws AppError billing.nothing_to_cancel, billing.payment_provider_unavailable
   */
  cancel(accountId: string, reason: string | undefined): Promise<Subscription> {
    const details = reason ? { cancellation_details: { comment: reason } } : {};
    return this.change(accountId, { cancel_at_period_end: true, ...details });
  }

  /** Safe to repeat. @throws AppError billing.nothing_to_cancel, billing.payment_provider_unavailable */
  resume(accountId: string): Promise<Subscription> {
    return this.change(accountId, { cancel_at_period_end: false });
  }

  private async change(accountId: string, params: Stripe.SubscriptionUpdateParams): Promise<Subscription> {
    const current = await this.database.manager.findOneBy(SubscriptionEntity, { account_id: accountId });
    const { reference = null } = current ?? {};
    if (current === null || reference === null || !isUnended(current))
      throw new AppError('billing.nothing_to_cancel');
    const refused = await this.update(reference, params).then(
      () => false,
      (error: unknown) => {
        if (isRefused(error)) return true;
        throw error;
      },
    );
    // Refused where it has ended since: the answer is what the provider says now.
    await this.provider.carryOut((look) => this.subscriptions.read(look, reference));
    if (refused) throw new AppError('billing.nothing_to_cancel');
    return this.reader.execute(accountId);
  }

  /** A plan that ends becomes no other: what was planned for it goes. One that is planned for was not cancelled. */
  private async update(reference: string, params: Stripe.SubscriptionUpdateParams): Promise<void> {
    const found = await asked(this.stripe.subscriptions.retrieve(reference));
    if (found.schedule !== null && params.cancel_at_period_end === false) return;
    await releaseSchedule(this.stripe, found);
    await asked(this.stripe.subscriptions.update(reference, params));
  }
}
