import { Injectable } from '@nestjs/common';
import Stripe from 'stripe';
import type { EntityManager } from 'typeorm';
import { SyncCheckoutSession } from '../../checkout/application/sync-checkout-session.js';
import { CheckoutSessionEntity } from '../../checkout/persistence/checkout-session.entity.js';
import { askedOrNull } from '../../provider/application/asked.js';
import { Customers } from '../../provider/application/customers.js';
import { Commissions } from '../../referrals/application/commissions.js';
import { SyncSubscription } from '../../subscriptions/application/sync-subscription.js';

const idOf = (value: string | { id: string } | null | undefined): string | null =>
  typeof value === 'string' ? value : (value?.id ?? null);

/** What an invoice or a charge means for the subscription, the purchase and the commission behind it. */
@Injectable()
export class SyncPayment {
  constructor(
    private readonly stripe: Stripe,
    private readonly customers: Customers,
    private readonly sessions: SyncCheckoutSession,
    private readonly subscriptions: SyncSubscription,
    private readonly commissions: Commissions,
  ) {}

  async invoice(manager: EntityManager, id: string): Promise<void> {
    const invoice = await askedOrNull(this.stripe.invoices.retrieve(id));
    if (invoice === null) return;
    const subscription = idOf(invoice.parent?.subscription_details?.subscription);
    if (subscription !== null) await this.subscriptions.execute(manager, subscription);
    await this.commission(manager, idOf(invoice.customer));
  }

  /** A charge that was refunded: a plan for life ends with it, and so does the commission when all went back. */
  async charge(manager: EntityManager, id: string): Promise<void> {
    const charge = await askedOrNull(this.stripe.charges.retrieve(id));
    if (charge === null) return;
    const intent = idOf(charge.payment_intent);
    const session =
      intent === null ? null : await manager.findOneBy(CheckoutSessionEntity, { payment_intent: intent });
    if (session !== null) await this.sessions.execute(manager, session.id);
    await this.commission(manager, idOf(charge.customer));
  }

  private async commission(manager: EntityManager, customer: string | null): Promise<void> {
    const userId = customer === null ? null : await this.customers.userOf(manager, customer);
    if (userId !== null) await this.commissions.sync(manager, userId);
  }
}
