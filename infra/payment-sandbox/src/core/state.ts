import type Stripe from 'stripe';

type Table<T> = Record<string, T>;

/** Whom a payer wants on the invoice, as the hosted page asked for it. */
export interface Billed {
  /** '' for a private person. */
  readonly company: string;
  /** '' without one. */
  readonly vatId: string;
  readonly address: Stripe.Address;
}

/** What the page needs to know of a checkout session that Stripe's own object does not show. */
export interface CheckoutDetails {
  lines: Stripe.LineItem[];
  taxRates: string[];
  subscriptionMetadata: Stripe.Metadata;
  subscriptionDescription: string | null;
  trialDays: number;
  paymentMetadata: Stripe.Metadata;
  paymentDescription: string | null;
  saveMethod: boolean;
  invoiceCreation: boolean;
  invoiceMetadata: Stripe.Metadata;
  /** The intent of the attempts so far; in subscription mode the session itself never shows it. */
  intent: string | null;
  /** What the customer may be changed to by what the page collects. */
  updates: { name: boolean; address: boolean };
  /** Whom the payer wants on the invoice. */
  billed: Billed | null;
  /** The payment method that waits for the bank (3-D Secure or iDEAL), with the payer's data. */
  waiting: { method: string; email: string; name: string } | null;
}

/** A SEPA debit or the like: pays (or fails) some time after the order. */
export interface Settlement {
  /** Null for an invoice after the first. */
  session: string | null;
  paymentIntent: string;
  invoice: string | null;
  succeeds: boolean;
  due: number;
}

export interface SandboxEvent {
  id: string;
  object: 'event';
  api_version: string;
  created: number;
  data: { object: object; previous_attributes?: object };
  livemode: false;
  pending_webhooks: number;
  request: { id: string | null; idempotency_key: string | null };
  type: Stripe.Event['type'];
}

export interface DeliveryAttempt {
  at: string;
  status: number | null;
  error: string | null;
}

/** One event on its way to one endpoint. `next` is wall time in milliseconds. */
export interface Delivery {
  id: string;
  sequence: number;
  event: string;
  type: string;
  endpoint: string;
  status: 'pending' | 'delivered';
  attempts: DeliveryAttempt[];
  created: number;
  next: number;
}

export interface IdempotencyRecord {
  fingerprint: string;
  status: number;
  body: string;
  request: string;
  at: number;
}

export interface State {
  version: 1;
  /** Seconds that the sandbox's clock runs ahead of the wall's. */
  ahead: number;
  sequence: number;
  invoiceNumber: number;
  products: Table<Stripe.Product>;
  prices: Table<Stripe.Price>;
  taxRates: Table<Stripe.TaxRate>;
  customers: Table<Stripe.Customer>;
  balanceTransactions: Table<Stripe.CustomerBalanceTransaction>;
  taxIds: Table<Stripe.TaxId>;
  paymentMethods: Table<Stripe.PaymentMethod>;
  /** Which test number stands behind a payment method: decides whether later invoices are paid. */
  cardBehaviour: Table<string>;
  sessions: Table<Stripe.Checkout.Session>;
  checkouts: Table<CheckoutDetails>;
  subscriptions: Table<Stripe.Subscription>;
  schedules: Table<Stripe.SubscriptionSchedule>;
  invoices: Table<Stripe.Invoice>;
  paymentIntents: Table<Stripe.PaymentIntent>;
  charges: Table<Stripe.Charge>;
  refunds: Table<Stripe.Refund>;
  /** The charges whose refunds a bank takes days over. */
  slowRefunds: string[];
  disputes: Table<Stripe.Dispute>;
  portals: Table<Stripe.BillingPortal.Session>;
  testClocks: Table<Stripe.TestHelpers.TestClock>;
  endpoints: Table<Stripe.WebhookEndpoint>;
  events: Table<SandboxEvent>;
  deliveries: Table<Delivery>;
  settlements: Settlement[];
  idempotency: Table<IdempotencyRecord>;
}

export const emptyState = (): State => ({
  version: 1,
  ahead: 0,
  sequence: 0,
  invoiceNumber: 0,
  products: {},
  prices: {},
  taxRates: {},
  customers: {},
  balanceTransactions: {},
  taxIds: {},
  paymentMethods: {},
  cardBehaviour: {},
  sessions: {},
  checkouts: {},
  subscriptions: {},
  schedules: {},
  invoices: {},
  paymentIntents: {},
  charges: {},
  refunds: {},
  slowRefunds: [],
  disputes: {},
  portals: {},
  testClocks: {},
  endpoints: {},
  events: {},
  deliveries: {},
  settlements: [],
  idempotency: {},
});

const keep = <T>(table: Table<T>, most: number, droppable: (row: T) => boolean): void => {
  const rows = Object.entries(table);
  let surplus = rows.length - most;
  for (const [id, row] of rows) {
    if (surplus <= 0) return;
    if (!droppable(row)) continue;
    delete table[id];
    surplus -= 1;
  }
};

/** Keeps the file small in a sandbox that lives for months: old events and answers go, nothing that still has work does. */
export function prune(state: State): void {
  keep(state.deliveries, 2000, (delivery) => delivery.status === 'delivered');
  const pending = new Set(
    Object.values(state.deliveries)
      .filter((delivery) => delivery.status === 'pending')
      .map((delivery) => delivery.event),
  );
  keep(state.events, 2000, (event) => !pending.has(event.id));
  keep(state.idempotency, 1000, () => true);
}
