import { randomUUID } from 'node:crypto';
import { Injectable, Logger } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { billingMailRequested } from '@stroomwerk/contracts/mails';
import { Clock, Outbox } from '@stroomwerk/kernel';
import Stripe from 'stripe';
import { DataSource, IsNull } from 'typeorm';
import { asked, askedOrNull } from '../../provider/application/asked.js';
import { takeCreditBack } from '../../provider/application/credit.js';
import { endPlan } from '../../provider/application/end-plan.js';
import {
  type GivenBack,
  giveBack,
  idOf,
  intentsOfRunning,
  isSession,
  paymentsOf,
  together,
} from '../../provider/application/payments.js';
import { wasMeant } from '../domain/replacing.js';
import { isPaidAndOpen } from '../domain/state.js';
import { isGoingBack } from '../persistence/going-back.js';
import { personOf } from '../persistence/registered-users.js';
import { SubscriptionEntity } from '../persistence/subscription.entity.js';
import { SupersededSubscriptionEntity } from '../persistence/superseded-subscription.entity.js';
import { unusedCents } from './unused.js';

/**
 * Ends at the provider what another plan took the place of. What a plan that was changed on purpose has left becomes credit for
 * the next invoice; what was paid twice goes back whole, and its owner is told.
 */
@Injectable()
export class EndSuperseded {
  private readonly logger = new Logger(EndSuperseded.name);

  constructor(
    @InjectDataSource() private readonly database: DataSource,
    private readonly stripe: Stripe,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
  ) {}

  /** Safe to run twice: what has ended or gone back already is only noted. */
  async execute(reference: string): Promise<void> {
    const row = await this.database.manager.findOneBy(SupersededSubscriptionEntity, { reference });
    if (row === null || row.ended_at !== null) return;
    if (await this.isTheirPlan(row)) return;
    const back = (await this.wasMeant(row)) ? await this.changed(row) : await this.paidTwice(row);
    await this.note(row, back);
  }

  /** @returns integer cents that went back @throws while not all of it could: to be tried again */
  private async paidTwice({ reference, one_time }: SupersededSubscriptionEntity): Promise<GivenBack> {
    const found = one_time ? null : await endPlan(this.stripe, reference, { credit: false });
    const intents = one_time
      ? (await paymentsOf(this.stripe, reference)).intents
      : found === null
        ? []
        : await intentsOfRunning(this.stripe, reference);
    const back = await giveBack(this.stripe, intents, 'duplicate');
    if (!back.isDone) throw new Error(`not all that was paid for ${reference} could go back yet`);
    return back;
  }

  /**
   * What a plan that was changed on purpose has left becomes credit; after a plan for life, which has no next invoice, it goes
   * back. @returns null for credit, and for nothing
   */
  private async changed({
    reference,
    replaced_by: by,
  }: SupersededSubscriptionEntity): Promise<number | null> {
    const found = await askedOrNull(this.stripe.subscriptions.retrieve(reference));
    if (found === null) return null;
    const left = await this.isCredit(found);
    const forLife = by !== null && isSession(by);
    const ended = await endPlan(this.stripe, reference, { credit: left && !forLife });
    return left && forLife && ended !== null ? this.giveRestBack(ended) : null;
  }

  /** Days that were not paid for, whose money is going back, or that a bank has, are no credit. */
  private async isCredit({ id, latest_invoice }: Stripe.Subscription): Promise<boolean> {
    if (await isGoingBack(this.database.manager, id)) return false;
    const invoice = idOf(latest_invoice);
    if (invoice === null || (await asked(this.stripe.invoices.retrieve(invoice))).status !== 'paid')
      return false;
    const { back, isDisputed } = await together(this.stripe, await intentsOfRunning(this.stripe, id));
    return back === 0 && !isDisputed;
  }

  /**
   * What is left of the running period, by the second at which it ended, and what changes of plan left in credit, so that
   * each try gives back the same; never more than was paid.
   */
  private async giveRestBack(ended: Stripe.Subscription): Promise<number> {
    const left = unusedCents(ended) + (await takeCreditBack(this.stripe, ended.id));
    let given = 0;
    for (const intent of await intentsOfRunning(this.stripe, ended.id)) {
      const { paid } = await together(this.stripe, [intent]);
      const amount = Math.min(paid, left - given);
      if (amount === 0) continue;
      const params = { payment_intent: intent, amount, reason: 'requested_by_customer' } as const;
      await asked(this.stripe.refunds.create(params, { idempotencyKey: `rest-${ended.id}-${intent}` }));
      given += amount;
    }
    return given;
  }

  /** What took its place has ended since, and it is what its account has: nothing is to end. */
  private async isTheirPlan({ account_id, reference }: SupersededSubscriptionEntity): Promise<boolean> {
    const { manager } = this.database;
    const current = await manager.findOneBy(SubscriptionEntity, { account_id, reference });
    if (current === null || !isPaidAndOpen(current)) return false;
    await manager.delete(SupersededSubscriptionEntity, { reference });
    return true;
  }

  /** Whoever pays for a change of plan had the other when the order page was opened; it is written on what they bought. */
  private async wasMeant({
    reference,
    replaced_by: by,
    one_time,
  }: SupersededSubscriptionEntity): Promise<boolean> {
    if (by === null) return true;
    const { metadata } =
      (await (isSession(by)
        ? askedOrNull(this.stripe.checkout.sessions.retrieve(by))
        : askedOrNull(this.stripe.subscriptions.retrieve(by)))) ?? {};
    return wasMeant(metadata?.replaces, reference, one_time);
  }

  private async note(row: SupersededSubscriptionEntity, given: GivenBack | number | null): Promise<void> {
    const isTwice = typeof given === 'object' && given !== null;
    const back = isTwice ? given.cents : given;
    const { reference, account_id } = row;
    const now = this.clock.now();
    await this.database.transaction(async (manager) => {
      const { affected } = await manager.update(
        SupersededSubscriptionEntity,
        { reference, ended_at: IsNull() },
        { ended_at: now, refunded_cents: back },
      );
      if (affected !== 1 || back === null || back === 0 || !isTwice) return;
      const person = await personOf(manager, account_id);
      await this.outbox.publish(manager, billingMailRequested, person, {
        ...{ kind: 'paid_twice', version: 1, request_id: randomUUID(), user_id: person },
        asked_at: now.toISOString(),
        data: { refunded_cents: back },
      });
      this.logger.error(`account ${account_id} paid twice: ${reference} has ended, ${back} cents went back`);
    });
  }
}
