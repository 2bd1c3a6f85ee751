import { Injectable, Logger } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { Subscription } from '@stroomwerk/contracts/billing';
import { AppError, Clock, type Principal } from '@stroomwerk/kernel';
import Stripe from 'stripe';
import { DataSource } from 'typeorm';
import { asked, isRefused } from '../../provider/application/asked.js';
import { Readings } from '../../provider/application/readings.js';
import { planPrice, releaseSchedule } from '../../provider/application/schedules.js';
import { ReadSubscription } from '../../subscriptions/application/read-subscription.js';
import { SyncSubscription } from '../../subscriptions/application/sync-subscription.js';
import { type Agreed, agreedIn, hashOf, isSame, stillHolds } from '../domain/token.js';
import { beginChange, endChange, wasDone } from '../persistence/running-change.js';
import { PlanStanding, type Standing } from './plan-standing.js';
import { PreviewChange, proratedFrom, type Shown } from './preview-change.js';

/**
 * Carries a change of plan out on the subscription that runs: what gives more at once and paid, what gives less with the end
 * of the paid period (infra/docs/adr/0047-a-plan-changes-in-place.md).
 */
@Injectable()
export class ChangePlan {
  private readonly logger = new Logger(ChangePlan.name);

  constructor(
    @InjectDataSource() private readonly database: DataSource,
    private readonly stripe: Stripe,
    private readonly previews: PreviewChange,
    private readonly plans: PlanStanding,
    private readonly provider: Readings,
    private readonly subscriptions: SyncSubscription,
    private readonly reader: ReadSubscription,
    private readonly clock: Clock,
  ) {}

  /**
   * Charges what the preview showed, or nothing. Safe to repeat: one token is carried out once.
   * @throws AppError billing.plan_change_outdated, billing.plan_change_declined, billing.plan_change_unsure, and those of
   * the preview
   */
  async confirm(user: Principal, token: string): Promise<Subscription> {
    const { manager } = this.database;
    const hash = hashOf(token);
    if (await wasDone(manager, user.accountId, hash)) return this.reader.execute(user.accountId);
    const agreed = agreedIn(token);
    if (agreed === null || !stillHolds(agreed, this.clock.now()))
      throw new AppError('billing.plan_change_outdated');
    const { found, state } = await this.plans.read(user.accountId);
    // Carried out, and cut off before it was noted.
    if (hasIt(agreed, state)) return this.read(user.accountId, found.id);
    const id = await beginChange(manager, {
      ...{ account_id: user.accountId, asked_by: user.userId, reference: found.id, token_hash: hash },
      ...{ price_tier: agreed.price_tier, interval: agreed.interval, effect: agreed.effect },
      ...{ charged_cents: agreed.charged_cents, asked_at: this.clock.now() },
    });
    if (id === null) throw new AppError('billing.plan_change_outdated');
    return this.carryOut(user.accountId, agreed, id);
  }

  /** Takes back what waits for the end of the period. Safe to repeat. @throws AppError billing.no_plan_to_change */
  async withdraw(accountId: string): Promise<Subscription> {
    const { found } = await this.plans.read(accountId);
    await releaseSchedule(this.stripe, found);
    return this.read(accountId, found.id);
  }

  private async carryOut(accountId: string, agreed: Agreed, id: string): Promise<Subscription> {
    const shown = await this.lookAgain(accountId, agreed, id);
    const { found } = shown.standing;
    if (!isSame(agreed, shown.agreed)) {
      // Who confirms twice at once may look after the first was carried out.
      const { state } = await this.plans.read(accountId);
      if (hasIt(agreed, state)) return this.read(accountId, found.id);
      await this.end(id, 'outdated');
      throw new AppError('billing.plan_change_outdated');
    }
    await this.act(shown, id).catch((error: unknown) => this.refused(error, id));
    await this.end(id, 'done');
    return this.read(accountId, found.id);
  }

  private async lookAgain(accountId: string, agreed: Agreed, id: string): Promise<Shown> {
    const { price_tier, interval, effect } = agreed;
    const later = effect === 'at_period_end' ? { effect } : {};
    try {
      return await this.previews.execute(accountId, { price_tier, interval, ...later }, agreed.at);
    } catch (error) {
      await this.end(id, 'outdated');
      throw isRefused(error) ? new AppError('billing.plan_change_outdated', { cause: error }) : error;
    }
  }

  private async act({ standing, agreed, priceId }: Shown, id: string): Promise<void> {
    const { found, item } = standing;
    const key = `plan-change-${id}`;
    if (agreed.effect === 'at_period_end') {
      const planned = { price_tier: agreed.price_tier, interval: agreed.interval };
      return planPrice(this.stripe, found, { price: priceId, planned, key });
    }
    // What is refused is not changed: the provider undoes nothing by itself afterwards. No debit comes here (`PreviewChange`).
    const params: Stripe.SubscriptionUpdateParams = {
      items: [{ id: item.id, price: priceId }],
      payment_behavior: 'error_if_incomplete',
      ...proratedFrom(agreed.at, item),
      expand: ['latest_invoice'],
    };
    const changed = await asked(this.stripe.subscriptions.update(found.id, params, { idempotencyKey: key }));
    this.compare(changed, agreed);
  }

  /** Between looking and charging the customer's credit or way to pay can have changed; somebody has to know. */
  private compare({ id, latest_invoice: invoice }: Stripe.Subscription, { charged_cents }: Agreed): void {
    if (typeof invoice !== 'object' || invoice === null) return;
    const { amount_due: due, status } = invoice;
    if (due !== charged_cents)
      this.logger.error(`subscription ${id}: ${due} cents were charged, ${charged_cents} agreed`);
    if (status !== 'paid')
      this.logger.error(
        `subscription ${id}: it was changed, and invoice ${invoice.id} for that is ${status}`,
      );
  }

  private async refused(error: unknown, id: string): Promise<never> {
    if (error instanceof Stripe.errors.StripeCardError) {
      await this.end(id, 'declined');
      throw new AppError('billing.plan_change_declined', { cause: error });
    }
    if (isRefused(error)) {
      await this.end(id, 'outdated');
      throw new AppError('billing.plan_change_outdated', { cause: error });
    }
    // It may have been carried out: the same token finds out.
    throw new AppError('billing.plan_change_unsure', { cause: error });
  }

  private end(id: string, outcome: 'done' | 'declined' | 'outdated'): Promise<void> {
    return endChange(this.database.manager, id, outcome, this.clock.now());
  }

  private async read(accountId: string, reference: string): Promise<Subscription> {
    await this.provider.carryOut((look) => this.subscriptions.read(look, reference));
    return this.reader.execute(accountId);
  }
}

/** Whether a plan is, or is planned to become, what was agreed to. */
const hasIt = ({ price_tier, interval, effect }: Agreed, state: Standing['state']): boolean =>
  effect === 'now'
    ? state.price_tier === price_tier && state.interval === interval
    : state.next_price_tier === price_tier && state.next_interval === interval;
