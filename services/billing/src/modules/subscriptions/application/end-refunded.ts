import { Injectable, Logger } from '@nestjs/common';
import Stripe from 'stripe';
import { askedOrNull } from '../../provider/application/asked.js';
import { takeCreditBack } from '../../provider/application/credit.js';
import { endPlan } from '../../provider/application/end-plan.js';
import { intentsOfRunning, together } from '../../provider/application/payments.js';
import type { Look, Write } from '../../provider/application/readings.js';
import { SyncSubscription } from './sync-subscription.js';

/** Ends a plan whose running period was paid back, and holds back one whose money a bank has (issue "Money"). */
@Injectable()
export class EndRefunded {
  private readonly logger = new Logger(EndRefunded.name);

  constructor(
    private readonly stripe: Stripe,
    private readonly subscriptions: SyncSubscription,
  ) {}

  /**
   * Reads a subscription as `SyncSubscription` does, and what became of the money of its running period. Part of it that a
   * bank has taken for good keeps the plan held back until a period that is paid. What went back is no credit besides.
   * @param told whether a message was about this money. Without one, a plan that was ordered before orders said what they
   * replace stays as it is: such a refund may have been meant to put something right, and ops decides.
   */
  async read(look: Look, id: string, told: boolean): Promise<Write> {
    const found = await askedOrNull(this.stripe.subscriptions.retrieve(id));
    if (found === null || found.status === 'canceled') return this.subscriptions.read(look, id);
    const { paid, back, lost, isDisputed } = await together(
      this.stripe,
      await intentsOfRunning(this.stripe, id),
    );
    const isBack = paid > 0 && back === paid;
    const ends = isBack && (told || found.metadata.replaces !== undefined);
    if (isBack && !ends) this.logger.error(`subscription ${id} runs on although its period was paid back`);
    // Before the end: one that has ended is not looked at again.
    if (ends || lost > 0) await takeCreditBack(this.stripe, id, ends ? undefined : lost);
    if (ends) await endPlan(this.stripe, id, { credit: false });
    return this.subscriptions.read(look, id, isDisputed || (lost > 0 && !ends));
  }
}
