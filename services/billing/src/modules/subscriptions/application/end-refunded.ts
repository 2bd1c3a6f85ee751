import { Injectable, Logger } from '@nestjs/common';
import Stripe from 'stripe';
import { askedOrNull } from '../../provider/application/asked.js';
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
   * Reads a subscription as `SyncSubscription` does, and what became of the money of its running period.
   * @param told whether a message was about this money. Without one, a plan that was ordered before orders said what they
   * replace stays as it is: such a refund may have been meant to put something right, and ops decides.
   */
  async read(look: Look, id: string, told: boolean): Promise<Write> {
    const found = await askedOrNull(this.stripe.subscriptions.retrieve(id));
    if (found === null || found.status === 'canceled') return this.subscriptions.read(look, id);
    const { paid, back, isDisputed } = await together(this.stripe, await intentsOfRunning(this.stripe, id));
    if (paid > 0 && back === paid) {
      if (told || found.metadata.replaces !== undefined) await endPlan(this.stripe, id, { credit: false });
      else this.logger.error(`subscription ${id} runs on although its period was paid back`);
    }
    return this.subscriptions.read(look, id, isDisputed);
  }
}
