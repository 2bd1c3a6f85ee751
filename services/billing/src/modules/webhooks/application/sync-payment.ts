import { Injectable, Logger } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import Stripe from 'stripe';
import { DataSource } from 'typeorm';
import { SyncCheckoutSession } from '../../checkout/application/sync-checkout-session.js';
import { CheckoutSessionEntity } from '../../checkout/index.js';
import { Books } from '../../invoices/application/books.js';
import { asked, askedOrNull } from '../../provider/application/asked.js';
import { Customers } from '../../provider/application/customers.js';
import { disputeOf, idOf } from '../../provider/application/payments.js';
import { type Look, nothing, type Write } from '../../provider/application/readings.js';
import { Commissions } from '../../referrals/application/commissions.js';
import { EndRefunded } from '../../subscriptions/application/end-refunded.js';
import { SyncSubscription } from '../../subscriptions/application/sync-subscription.js';

const inTurn =
  (...writes: readonly Write[]): Write =>
  async (manager) => {
    for (const write of writes) await write(manager);
  };

/** What an invoice or a charge means for the subscription, the purchase and the commission behind it; and for our books. */
@Injectable()
export class SyncPayment {
  private readonly logger = new Logger(SyncPayment.name);

  constructor(
    @InjectDataSource() private readonly database: DataSource,
    private readonly stripe: Stripe,
    private readonly customers: Customers,
    private readonly sessions: SyncCheckoutSession,
    private readonly subscriptions: SyncSubscription,
    private readonly refunded: EndRefunded,
    private readonly commissions: Commissions,
    private readonly books: Books,
  ) {}

  async invoice(look: Look, id: string): Promise<Write> {
    const invoice = await askedOrNull(this.stripe.invoices.retrieve(id));
    if (invoice === null) return nothing;
    const subscription = idOf(invoice.parent?.subscription_details?.subscription);
    const renewed = subscription === null ? nothing : await this.subscriptions.read(look, subscription);
    return inTurn(renewed, await this.commission(look, idOf(invoice.customer)));
  }

  /** Our own invoice of one: read by itself, so that access and commission do not wait for it. */
  booksOfInvoice(look: Look, id: string): Promise<Write> {
    return this.books.read(look, id);
  }

  /** As `booksOfInvoice`, of what a charge was for. */
  async booksOfCharge(look: Look, id: string): Promise<Write> {
    const intent = idOf((await askedOrNull(this.stripe.charges.retrieve(id)))?.payment_intent);
    return intent === null ? nothing : this.books.readPaidBy(look, intent);
  }

  /**
   * A charge that was refunded or disputed: the plan that it paid for waits while a bank has the money, ends when it has
   * gone back, and so does the commission.
   */
  async charge(look: Look, id: string): Promise<Write> {
    const charge = await askedOrNull(this.stripe.charges.retrieve(id));
    if (charge === null) return nothing;
    const intent = idOf(charge.payment_intent);
    const session =
      intent === null
        ? null
        : await this.database.manager.findOneBy(CheckoutSessionEntity, { payment_intent: intent });
    const bought = session === null ? nothing : await this.sessions.read(look, session.id);
    const plan =
      (charge.refunded || charge.disputed) && intent !== null ? await this.planPaidBy(intent) : null;
    const ended = plan === null ? nothing : await this.refunded.read(look, plan, true);
    await this.tell(charge);
    return inTurn(bought, ended, await this.commission(look, idOf(charge.customer)));
  }

  /** What somebody has to look at. */
  private async tell(charge: Stripe.Charge): Promise<void> {
    const dispute = await disputeOf(this.stripe, charge);
    if (dispute !== 'none') this.logger.error(`charge ${charge.id} is disputed: ${dispute}`);
    const { data } = await asked(this.stripe.refunds.list({ charge: charge.id, limit: 100 }));
    const failed = data.filter(({ status }) => status === 'failed').map(({ id }) => id);
    if (failed.length > 0)
      this.logger.error(`charge ${charge.id}: refund ${failed.join(', ')} failed, its owner has no money`);
  }

  /** The subscription whose invoice a payment was for. */
  private async planPaidBy(intent: string): Promise<string | null> {
    const { data } = await asked(
      this.stripe.invoicePayments.list({ payment: { type: 'payment_intent', payment_intent: intent } }),
    );
    const invoice = idOf(data[0]?.invoice);
    if (invoice === null) return null;
    const { parent } = (await askedOrNull(this.stripe.invoices.retrieve(invoice))) ?? {};
    return idOf(parent?.subscription_details?.subscription);
  }

  private async commission(look: Look, customer: string | null): Promise<Write> {
    const accountId = customer === null ? null : await this.customers.accountOf(customer);
    return accountId === null ? nothing : this.commissions.read(look, accountId);
  }
}
