import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import Stripe from 'stripe';
import { DataSource } from 'typeorm';
import { SyncCheckoutSession } from '../../checkout/application/sync-checkout-session.js';
import { CheckoutSessionEntity } from '../../checkout/index.js';
import { askedOrNull } from '../../provider/application/asked.js';
import { Customers } from '../../provider/application/customers.js';
import { type Look, nothing, type Write } from '../../provider/application/readings.js';
import { Commissions } from '../../referrals/application/commissions.js';
import { SyncSubscription } from '../../subscriptions/application/sync-subscription.js';

const idOf = (value: string | { id: string } | null | undefined): string | null =>
  typeof value === 'string' ? value : (value?.id ?? null);

const both =
  (first: Write, second: Write): Write =>
  async (manager) => {
    await first(manager);
    await second(manager);
  };

/** What an invoice or a charge means for the subscription, the purchase and the commission behind it. */
@Injectable()
export class SyncPayment {
  constructor(
    @InjectDataSource() private readonly database: DataSource,
    private readonly stripe: Stripe,
    private readonly customers: Customers,
    private readonly sessions: SyncCheckoutSession,
    private readonly subscriptions: SyncSubscription,
    private readonly commissions: Commissions,
  ) {}

  async invoice(look: Look, id: string): Promise<Write> {
    const invoice = await askedOrNull(this.stripe.invoices.retrieve(id));
    if (invoice === null) return nothing;
    const subscription = idOf(invoice.parent?.subscription_details?.subscription);
    const renewed = subscription === null ? nothing : await this.subscriptions.read(look, subscription);
    return both(renewed, await this.commission(look, idOf(invoice.customer)));
  }

  /** A charge that was refunded: a plan for life ends with it, and so does the commission when all went back. */
  async charge(look: Look, id: string): Promise<Write> {
    const charge = await askedOrNull(this.stripe.charges.retrieve(id));
    if (charge === null) return nothing;
    const intent = idOf(charge.payment_intent);
    const session =
      intent === null
        ? null
        : await this.database.manager.findOneBy(CheckoutSessionEntity, { payment_intent: intent });
    const bought = session === null ? nothing : await this.sessions.read(look, session.id);
    return both(bought, await this.commission(look, idOf(charge.customer)));
  }

  private async commission(look: Look, customer: string | null): Promise<Write> {
    const userId = customer === null ? null : await this.customers.userOf(customer);
    return userId === null ? nothing : this.commissions.read(look, userId);
  }
}
