import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { Clock } from '@stroomwerk/kernel';
import Stripe from 'stripe';
import { DataSource, IsNull } from 'typeorm';
import { askedOrNull } from '../../provider/application/asked.js';
import { SupersededSubscriptionEntity } from '../persistence/superseded-subscription.entity.js';

/** Ends at the provider what another plan took the place of; the unused days become credit for the next invoice. */
@Injectable()
export class EndSuperseded {
  constructor(
    @InjectDataSource() private readonly database: DataSource,
    private readonly stripe: Stripe,
    private readonly clock: Clock,
  ) {}

  /** @returns how many were ended. Safe to run twice: what has ended already is only noted. */
  async execute(): Promise<number> {
    const waiting = this.database.getRepository(SupersededSubscriptionEntity);
    const rows = await waiting.find({ where: { ended_at: IsNull() }, take: 20 });
    for (const { reference } of rows) {
      const found = await askedOrNull(this.stripe.subscriptions.retrieve(reference));
      if (found !== null && found.status !== 'canceled')
        await askedOrNull(this.stripe.subscriptions.cancel(reference, { prorate: true }));
      await waiting.update({ reference }, { ended_at: this.clock.now() });
    }
    return rows.length;
  }
}
