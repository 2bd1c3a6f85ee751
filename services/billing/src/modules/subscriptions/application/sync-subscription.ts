import { Injectable, Logger } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { Clock } from '@stroomwerk/kernel';
import Stripe from 'stripe';
import { DataSource } from 'typeorm';
import { Customers } from '../../provider/application/customers.js';
import { type Look, nothing, type Write } from '../../provider/application/readings.js';
import { wholeSubscription } from '../../provider/application/schedules.js';
import { stateOf } from '../domain/provider-state.js';
import { accountIn } from '../persistence/registered-users.js';
import { SubscriptionWriter } from './subscription-writer.js';
import { translated } from './translated.js';

/** Reads a subscription from the provider and takes it over; it never trusts what a webhook carried. */
@Injectable()
export class SyncSubscription {
  private readonly logger = new Logger(SyncSubscription.name);

  constructor(
    @InjectDataSource() private readonly database: DataSource,
    private readonly stripe: Stripe,
    private readonly customers: Customers,
    private readonly writer: SubscriptionWriter,
    private readonly clock: Clock,
  ) {}

  /** @param disputed whether a bank has the money of its running period; left out where nobody looked */
  async read(look: Look, id: string, disputed?: boolean): Promise<Write> {
    await look(id);
    const found = await wholeSubscription(this.stripe, id);
    const subscription = found === null ? null : translated(found);
    const accountId = found === null ? null : await this.accountOf(found);
    if (subscription === null || accountId === null) {
      this.logger.warn(`subscription ${id} at the payment provider is none of ours`);
      return nothing;
    }
    return (manager) =>
      this.writer.accept(manager, accountId, (current) =>
        stateOf(subscription, current, this.clock.now(), disputed),
      );
  }

  private async accountOf(found: Stripe.Subscription): Promise<string | null> {
    const noted = await accountIn(this.database.manager, found.metadata);
    if (noted !== null) return noted;
    const customer = typeof found.customer === 'string' ? found.customer : found.customer.id;
    return this.customers.accountOf(customer);
  }
}
