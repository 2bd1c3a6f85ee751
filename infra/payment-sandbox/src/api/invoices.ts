import type Stripe from 'stripe';
import type { Account } from '../core/account.js';
import { ApiFailure, invalid, missingParam } from '../core/errors.js';
import { find } from '../core/find.js';
import { idOf, maybeId } from '../core/wire.js';
import { withCredit } from '../engine/credit.js';
import { ownerOf } from '../engine/due.js';
import { draftInvoice } from '../engine/invoices.js';
import { nextEnd } from '../engine/period.js';
import { changeItems } from '../engine/proration.js';
import { phaseAt } from '../engine/schedules.js';
import { attempt, linesOf, periodOf, recurringOf, takePhase } from '../engine/subscriptions.js';
import { page } from './answers.js';
import type { Params } from './params.js';
import { get, post, type Route } from './route.js';
import { itemChanges, prorationDate } from './subscriptions.js';

/** The invoice that a change would bring about now; without one, that at the end of the running period. */
function preview(account: Account, params: Params): Stripe.Invoice {
  const id = params.string('subscription');
  if (id === null) throw missingParam('subscription');
  const found = find(account, 'subscriptions', id, 'subscription');
  const customer = idOf(found.customer);
  return account.at(account.timeOf(customer), () => {
    const subscription = structuredClone(found);
    const details = params.object('subscription_details');
    const changes = details === null ? [] : itemChanges(account, subscription, details);
    const { end: start } = periodOf(subscription);
    const now =
      details === null || changes.length === 0
        ? []
        : changeItems(account, subscription, changes, prorationDate(account, found, details));
    // What its schedule has planned is what it renews as.
    if (changes.length === 0) takePhase(account, subscription, phaseAt(account, found, start), start);
    const [first] = subscription.items.data;
    const end =
      first === undefined
        ? start
        : nextEnd(subscription.billing_cycle_anchor, recurringOf(first.price), start);
    const invoice = draftInvoice(
      account,
      {
        customer,
        subscription,
        reason: now.length > 0 ? 'subscription_update' : 'upcoming',
        currency: subscription.currency,
        lines: now.length > 0 ? now : linesOf(account, subscription, { start, end }),
        automaticTax: subscription.automatic_tax.enabled,
        metadata: {},
        description: null,
      },
      `upcoming_${subscription.id}`,
    );
    withCredit(account, invoice);
    return invoice;
  });
}

function pay(account: Account, invoice: Stripe.Invoice): Stripe.Invoice {
  const subscription = ownerOf(account, invoice);
  if (invoice.status === 'paid') throw invalid('Invoice is already paid', undefined, 'invoice_already_paid');
  if (invoice.status !== 'open' || subscription === undefined)
    throw invalid(`Invoice is ${invoice.status}`, undefined, 'invoice_not_editable');
  const answer = account.at(account.timeOf(maybeId(invoice.customer)), () =>
    attempt(account, subscription, invoice),
  );
  if (answer !== 'refused') return invoice;
  const intent =
    account.state.paymentIntents[maybeId(invoice.payments?.data[0]?.payment.payment_intent) ?? ''];
  const error = intent?.last_payment_error;
  throw new ApiFailure(402, {
    type: 'card_error',
    message: error?.message ?? 'There is no payment method to pay this invoice with.',
    ...(error?.code === undefined ? {} : { code: error.code }),
    ...(error?.decline_code === undefined ? {} : { decline_code: error.decline_code }),
  });
}

export const invoiceRoutes: Route[] = [
  get('/invoices', ({ account, params }) => {
    const customer = params.string('customer');
    const subscription = params.string('subscription');
    const status = params.string('status');
    const rows = Object.values(account.state.invoices).filter(
      (invoice) =>
        (customer === null || invoice.customer === customer) &&
        (subscription === null || invoice.parent?.subscription_details?.subscription === subscription) &&
        (status === null || invoice.status === status),
    );
    return page('/v1/invoices', rows, params);
  }),
  post('/invoices/create_preview', ({ account, params }) => preview(account, params)),
  get('/invoices/:id', ({ account, id }) => find(account, 'invoices', id)),
  get('/invoices/:id/lines', ({ account, id }) => find(account, 'invoices', id).lines),
  post('/invoices/:id/pay', ({ account, id }) => pay(account, find(account, 'invoices', id))),
  get('/invoice_payments', ({ account, params }) => {
    const wanted = params.string('invoice');
    const intent = params.object('payment')?.string('payment_intent') ?? null;
    const rows = Object.values(account.state.invoices)
      .flatMap((invoice) => invoice.payments?.data ?? [])
      .filter(
        (payment) =>
          (wanted === null || payment.invoice === wanted) &&
          (intent === null || payment.payment.payment_intent === intent),
      );
    return page('/v1/invoice_payments', rows, params);
  }),
];
