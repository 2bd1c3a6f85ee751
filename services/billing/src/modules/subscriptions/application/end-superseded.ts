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
import { giveRestBack, type Rest } from '../../provider/application/rest.js';
import { wasMeant } from '../domain/replacing.js';
import { isPaidAndOpen } from '../domain/state.js';
import { isGoingBack } from '../persistence/going-back.js';
import { personOf } from '../persistence/registered-users.js';
import { SubscriptionEntity } from '../persistence/subscription.entity.js';
import { SupersededSubscriptionEntity } from '../persistence/superseded-subscription.entity.js';
import { unusedCents } from './unused.js';

/**
 * Ends at the provider what another plan took the place of. What a plan that was changed on purpose has left becomes credit for
 * the next invoice, or goes back; what was paid twice goes back whole, and its owner is told.
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
    // Payments go back with what became credit of them.
    if (found !== null) await takeCreditBack(this.stripe, reference);
    const back = await giveBack(this.stripe, intents, 'duplicate');
    if (!back.isDone) throw new Error(`not all that was paid for ${reference} could go back yet`);
    return back;
  }

  /**
   * What a plan that was changed on purpose has left becomes credit. It goes back after a plan for life, which has no next invoice,
   * and where part of the period went back already: the provider makes credit of all unused time only.
   * @returns integer cents that went back; null for credit, and for nothing
   */
  private async changed(row: SupersededSubscriptionEntity): Promise<number | null> {
    const { reference, replaced_by: by, rest_cents: cents, rest_credit_cents: creditCents } = row;
    if (cents !== null) return this.giveRest({ reference, cents, creditCents });
    const found = await askedOrNull(this.stripe.subscriptions.retrieve(reference));
    if (found === null) return null;
    const back = await this.backOf(found);
    const forLife = by !== null && isSession(by);
    const ended = await endPlan(this.stripe, reference, { credit: back === 0 && !forLife });
    if (ended === null || back === null || (back === 0 && !forLife)) return null;
    return this.giveRest(await this.decided(ended, back, forLife));
  }

  /**
   * @returns integer cents that have gone back of the running period; null where nothing is left: days that were not paid for, whose
   * money is going back or went back whole, or that a bank has
   */
  private async backOf({ id, latest_invoice }: Stripe.Subscription): Promise<number | null> {
    if (await isGoingBack(this.database.manager, id)) return null;
    const invoice = idOf(latest_invoice);
    if (invoice === null || (await asked(this.stripe.invoices.retrieve(invoice))).status !== 'paid')
      return null;
    const intents = await intentsOfRunning(this.stripe, id);
    const { paid, back, isDisputed } = await together(this.stripe, intents);
    return isDisputed || (back > 0 && back >= paid) ? null : back;
  }

  /**
   * What is left of the running period, by the second at which it ended, less what went back of it; before a plan for life what
   * changes of plan left in credit as well. Kept before any of it goes back, so that each try gives back the same.
   */
  private async decided(ended: Stripe.Subscription, back: number, forLife: boolean): Promise<Rest> {
    const reference = ended.id;
    const credit = forLife ? await takeCreditBack(this.stripe, reference) : 0;
    const cents = Math.max(0, unusedCents(ended) + credit - back);
    const creditCents = Math.min(cents, credit);
    await this.database.manager.update(
      SupersededSubscriptionEntity,
      { reference },
      { rest_cents: cents, rest_credit_cents: creditCents },
    );
    return { reference, cents, creditCents };
  }

  private async giveRest(rest: Rest): Promise<number> {
    const given = await giveRestBack(this.stripe, rest);
    if (given < rest.cents)
      this.logger.error(`of ${rest.reference} ${rest.cents - given} cents are left that no payment came to`);
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
