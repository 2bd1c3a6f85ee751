import type Stripe from 'stripe';
import type { Account } from '../core/account.js';
import { find } from '../core/find.js';
import type { Billed, CheckoutDetails, Settlement } from '../core/state.js';
import { maybeId } from '../core/wire.js';
import { keepBilled } from './billed.js';
import { takeCredit } from './credit.js';
import { createCustomer } from './customers.js';
import { draftInvoice, intentOf, issueInvoice, markPaid } from './invoices.js';
import type { CardInput } from './payments.js';
import {
  cardMethod,
  challenge,
  dutchAddress,
  fail,
  idealMethod,
  type Payer,
  paymentIntent,
  process,
  type Refusal,
  refusal,
  refusalOf,
  sepaMethod,
  succeed,
} from './payments.js';
import { answered, linesOf, periodOf, startSubscription } from './subscriptions.js';

/** What the payer sent from the hosted page. */
export type Order = { email: string; name: string; billed: Billed } & (
  | { method: 'card'; card: CardInput }
  | { method: 'ideal' }
  | { method: 'sepa_debit'; iban: string; succeeds: boolean }
);

export type Outcome =
  | { kind: 'complete' }
  | { kind: 'bank'; page: '3ds' | 'ideal' }
  | { kind: 'refused'; why: Refusal };

export const detailsOf = (account: Account, session: Stripe.Checkout.Session): CheckoutDetails => {
  const details = account.state.checkouts[session.id];
  if (details === undefined) throw new Error(`Checkout ${session.id} has lost its details.`);
  return details;
};

/** The success address with the session's id in it: Stripe replaces the literal template only. */
export const successUrl = (session: Stripe.Checkout.Session): string =>
  (session.success_url ?? '').replaceAll('{CHECKOUT_SESSION_ID}', session.id);

function intentFor(account: Account, session: Stripe.Checkout.Session, email: string): Stripe.PaymentIntent {
  const details = detailsOf(account, session);
  const known = details.intent === null ? undefined : account.state.paymentIntents[details.intent];
  if (known !== undefined) return known;
  const intent = paymentIntent(account, {
    amount: session.amount_total ?? 0,
    currency: session.currency ?? 'eur',
    customer: maybeId(session.customer),
    description: session.mode === 'subscription' ? 'Subscription creation' : details.paymentDescription,
    metadata: { ...details.paymentMetadata },
    email,
    types: session.payment_method_types,
    setupFutureUsage: session.mode === 'subscription' || details.saveMethod ? 'off_session' : null,
  });
  details.intent = intent.id;
  if (session.mode === 'payment') session.payment_intent = intent.id;
  return intent;
}

/** An order from the hosted page. A session that is complete already answers `complete` and pays nothing more. */
export function order(account: Account, session: Stripe.Checkout.Session, from: Order): Outcome {
  if (session.status !== 'open') return { kind: 'complete' };
  const details = detailsOf(account, session);
  details.billed = from.billed;
  const payer = payerOf(session, from, from.billed);
  const intent = intentFor(account, session, from.email);
  const wait = (method: Stripe.PaymentMethod, page: '3ds' | 'ideal'): Outcome => {
    details.waiting = { method: method.id, email: from.email, name: from.name };
    challenge(account, intent, method, `${account.settings.publicUrl}/c/pay/${session.id}/${page}`);
    return { kind: 'bank', page };
  };
  if (from.method === 'ideal') return wait(idealMethod(account, payer), 'ideal');
  if (from.method === 'sepa_debit') {
    complete(account, session, sepaMethod(account, payer, from.iban), payer, { succeeds: from.succeeds });
    return { kind: 'complete' };
  }
  const method = cardMethod(account, payer, from.card);
  if (from.card.rule.outcome === 'challenge') return wait(method, '3ds');
  if (from.card.rule.outcome === 'declined') {
    const why = refusalOf(from.card.rule);
    fail(account, intent, method, why);
    return { kind: 'refused', why };
  }
  complete(account, session, method, payer, null);
  return { kind: 'complete' };
}

/** The payer came back from the bank's page. */
export function answerBank(account: Account, session: Stripe.Checkout.Session, confirmed: boolean): Outcome {
  if (session.status !== 'open') return { kind: 'complete' };
  const details = detailsOf(account, session);
  const { waiting } = details;
  if (waiting === null)
    return { kind: 'refused', why: refusal('payment_intent_authentication_failure', 'payment_failed') };
  details.waiting = null;
  const method = find(account, 'paymentMethods', waiting.method);
  if (!confirmed) {
    const why =
      method.type === 'card'
        ? refusal('payment_intent_authentication_failure', 'authentication_failed')
        : refusal('payment_intent_payment_attempt_failed', 'payment_failed');
    fail(account, intentFor(account, session, waiting.email), method, why);
    return { kind: 'refused', why };
  }
  const payer = payerOf(session, waiting, details.billed);
  complete(account, session, method, payer, null);
  return { kind: 'complete' };
}

const payerOf = (
  session: Stripe.Checkout.Session,
  { email, name }: { email: string; name: string },
  billed: Billed | null,
): Payer => ({
  ...{ customer: maybeId(session.customer), email, name },
  ...(billed !== null && billed.address.line1 !== null ? { address: billed.address } : {}),
});

function complete(
  account: Account,
  session: Stripe.Checkout.Session,
  method: Stripe.PaymentMethod,
  payer: Payer,
  later: { succeeds: boolean } | null,
): void {
  const details = detailsOf(account, session);
  if (
    payer.customer === null &&
    (session.mode === 'subscription' || session.customer_creation === 'always')
  ) {
    payer.customer = createCustomer(account, {
      email: payer.email,
      name: payer.name,
      locales: session.locale === null || session.locale === 'auto' ? [] : [session.locale],
    }).id;
  }
  const { billed, updates } = details;
  const customer = account.state.customers[payer.customer ?? ''];
  if (customer !== undefined && billed !== null) keepBilled(account, customer, billed, updates);
  session.customer = payer.customer;
  method.customer = payer.customer;
  const intent = intentFor(account, session, payer.email ?? '');
  intent.customer = payer.customer;
  const invoice =
    session.mode === 'subscription'
      ? subscribe(account, session, method, payer)
      : bill(account, session, payer);
  if (invoice !== null) {
    session.invoice = invoice.id;
    issueInvoice(account, invoice);
    // Credit pays for what renews only, as at Stripe.
    if (session.mode === 'subscription') takeCredit(account, invoice);
    if (invoice.amount_due > 0) {
      intent.amount = invoice.amount_due;
      intentOf(account, invoice, intent);
    }
  }
  if ((invoice?.amount_due ?? session.amount_total) === 0) {
    session.payment_status = 'no_payment_required';
    if (invoice !== null) markPaid(account, invoice);
  } else if (later === null) {
    session.payment_status = 'paid';
    if (invoice !== null) invoice.attempt_count = 1;
    succeed(account, intent, method);
    if (invoice !== null) markPaid(account, invoice);
  } else {
    process(account, intent, method);
    account.state.settlements.push({
      session: session.id,
      paymentIntent: intent.id,
      invoice: invoice?.id ?? null,
      succeeds: later.succeeds,
      due: account.now() + account.settings.settleSeconds,
    });
  }
  details.waiting = null;
  session.status = 'complete';
  session.url = null;
  session.customer_details = {
    address: payer.address ?? dutchAddress(),
    business_name: billed?.company || null,
    email: payer.email,
    individual_name: null,
    name: billed?.company || payer.name,
    phone: null,
    tax_exempt: 'none',
    tax_ids: billed?.vatId ? [{ type: 'eu_vat', value: billed.vatId }] : [],
  };
  account.emit('checkout.session.completed', session);
}

function subscribe(
  account: Account,
  session: Stripe.Checkout.Session,
  method: Stripe.PaymentMethod,
  payer: Payer,
): Stripe.Invoice {
  const details = detailsOf(account, session);
  // After iDEAL the money of later periods comes by SEPA debit from the same account, as at Stripe.
  const stored = method.type === 'ideal' ? sepaMethod(account, payer, 'NL39RABO0300065264') : method;
  const subscription = startSubscription(account, {
    customer: payer.customer ?? '',
    items: details.lines.flatMap((line, index) => {
      const rate = account.state.taxRates[details.taxRates[index] ?? ''];
      if (line.price === null || line.price.recurring === null) return [];
      return [
        { price: line.price, quantity: line.quantity ?? 1, taxRates: rate === undefined ? [] : [rate] },
      ];
    }),
    defaultTaxRates: [],
    automaticTax: session.automatic_tax.enabled,
    metadata: { ...details.subscriptionMetadata },
    description: details.subscriptionDescription,
    method: stored.id,
    trialDays: details.trialDays,
  });
  session.subscription = subscription.id;
  const trial = subscription.status === 'trialing';
  const recurring = linesOf(account, subscription, periodOf(subscription));
  const first = draftInvoice(account, {
    customer: payer.customer,
    subscription,
    reason: 'subscription_create',
    currency: session.currency ?? 'eur',
    lines: [
      ...recurring.map((line) => (trial ? { ...line, amount: 0 } : line)),
      ...sessionLines(account, session).filter((line) => line.price.recurring === null),
    ],
    automaticTax: session.automatic_tax.enabled,
    metadata: {},
    description: null,
  });
  subscription.latest_invoice = first.id;
  account.emit('customer.subscription.created', subscription);
  return first;
}

/** The lines of the order itself, as an invoice names them. */
const sessionLines = (account: Account, session: Stripe.Checkout.Session) => {
  const details = detailsOf(account, session);
  return details.lines.flatMap((line, index) => {
    if (line.price === null) return [];
    const rate = account.state.taxRates[details.taxRates[index] ?? ''] ?? null;
    return [
      {
        price: line.price,
        quantity: line.quantity ?? 1,
        description: `${line.quantity ?? 1} × ${line.description ?? ''}`,
        amount: (line.price.unit_amount ?? 0) * (line.quantity ?? 1),
        rate,
        item: null,
        period: { start: account.now(), end: account.now() },
      },
    ];
  });
};

/** The invoice of a one-time payment, where the session asked for one. */
function bill(account: Account, session: Stripe.Checkout.Session, payer: Payer): Stripe.Invoice | null {
  const details = detailsOf(account, session);
  if (!details.invoiceCreation) return null;
  return draftInvoice(account, {
    customer: payer.customer,
    subscription: null,
    reason: 'manual',
    currency: session.currency ?? 'eur',
    lines: sessionLines(account, session),
    automaticTax: session.automatic_tax.enabled,
    metadata: { ...details.invoiceMetadata },
    description: details.paymentDescription,
    email: payer.email,
    name: payer.name,
  });
}

/** The answer of a debit that was under way. */
export function settle(account: Account, settlement: Settlement): void {
  account.state.settlements = account.state.settlements.filter((other) => other !== settlement);
  if (settlement.session === null) {
    settleInvoice(account, settlement);
    return;
  }
  const session = find(account, 'sessions', settlement.session);
  const intent = find(account, 'paymentIntents', settlement.paymentIntent);
  const method = find(account, 'paymentMethods', maybeId(intent.payment_method) ?? '');
  const invoice = settlement.invoice === null ? null : find(account, 'invoices', settlement.invoice);
  if (settlement.succeeds) {
    succeed(account, intent, method);
    if (invoice !== null) markPaid(account, invoice);
    session.payment_status = 'paid';
    account.emit('checkout.session.async_payment_succeeded', session);
    return;
  }
  fail(account, intent, method, refusal('payment_intent_payment_attempt_failed', 'payment_failed'));
  const subscription = account.state.subscriptions[maybeId(session.subscription) ?? ''];
  if (invoice !== null && subscription !== undefined) {
    invoice.attempt_count = 1;
    invoice.next_payment_attempt = account.now() + 3 * 86_400;
    account.emit('invoice.payment_failed', invoice);
    subscription.status = 'past_due';
    account.emit('customer.subscription.updated', subscription, { status: 'active' });
  }
  account.emit('checkout.session.async_payment_failed', session);
}

/** As `settle`, of an invoice after the first; one that was voided meanwhile is not paid, whatever the bank says. */
function settleInvoice(account: Account, settlement: Settlement): void {
  const intent = find(account, 'paymentIntents', settlement.paymentIntent);
  const method = find(account, 'paymentMethods', maybeId(intent.payment_method) ?? '');
  const invoice = find(account, 'invoices', settlement.invoice ?? '');
  if (settlement.succeeds) succeed(account, intent, method);
  else fail(account, intent, method, refusal('payment_intent_payment_attempt_failed', 'payment_failed'));
  if (invoice.status !== 'open') return;
  if (settlement.succeeds) markPaid(account, invoice);
  const owner = maybeId(invoice.parent?.subscription_details?.subscription);
  const subscription = account.state.subscriptions[owner ?? ''];
  if (subscription !== undefined)
    answered(account, subscription, invoice, settlement.succeeds ? 'paid' : 'refused');
}

/** Closes an open session; nobody can pay it any more. */
export function expireSession(account: Account, session: Stripe.Checkout.Session): void {
  session.status = 'expired';
  session.url = null;
  account.emit('checkout.session.expired', session);
}
