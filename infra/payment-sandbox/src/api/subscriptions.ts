import type Stripe from 'stripe';
import type { Account } from '../core/account.js';
import { ApiFailure, invalid, missingParam, noSuch } from '../core/errors.js';
import { find } from '../core/find.js';
import { idOf } from '../core/wire.js';
import { takeCredit, withCredit } from '../engine/credit.js';
import { draftInvoice, type InvoiceLine, intentOf, issueInvoice } from '../engine/invoices.js';
import { fail } from '../engine/payments.js';
import { changeItems, checkedDate, creditUnused, type ItemChange } from '../engine/proration.js';
import {
  attempt,
  endSubscription,
  type ItemInput,
  laterRefusal,
  methodOf,
  periodOf,
  startSubscription,
  subscriptionInvoice,
} from '../engine/subscriptions.js';
import { page } from './answers.js';
import type { Params } from './params.js';
import { del, get, post, type Route } from './route.js';

const living = ['active', 'past_due', 'trialing', 'incomplete', 'unpaid', 'paused'];

function itemInput(account: Account, params: Params): ItemInput {
  const price = find(account, 'prices', params.required('price'), params.name('price'));
  if (price.recurring === null) {
    throw invalid(
      'The price specified is set to `type=one_time` but this field only accepts prices with `type=recurring`.',
      params.name('price'),
    );
  }
  const taxRates = params
    .strings('tax_rates')
    .map((id) => find(account, 'taxRates', id, params.name('tax_rates')));
  return { price, quantity: params.integer('quantity') ?? 1, taxRates };
}

function create(account: Account, params: Params): Stripe.Subscription {
  const customer = find(account, 'customers', params.required('customer'), 'customer');
  const items = params.list('items').map((item) => itemInput(account, item));
  if (items.length === 0) throw missingParam('items');
  const method = params.string('default_payment_method');
  if (method !== null) find(account, 'paymentMethods', method, 'default_payment_method');
  const subscription = startSubscription(account, {
    customer: customer.id,
    items,
    defaultTaxRates: params
      .strings('default_tax_rates')
      .map((id) => find(account, 'taxRates', id, 'default_tax_rates')),
    automaticTax: params.object('automatic_tax')?.boolean('enabled') ?? false,
    metadata: params.metadata(),
    description: params.string('description'),
    method,
    trialDays: params.integer('trial_period_days') ?? 0,
  });
  if (subscription.status === 'trialing') {
    account.emit('customer.subscription.created', subscription);
    return subscription;
  }
  subscription.status = 'incomplete';
  const invoice = subscriptionInvoice(account, subscription, 'subscription_create');
  subscription.latest_invoice = invoice.id;
  account.emit('customer.subscription.created', subscription);
  attempt(account, subscription, issueInvoice(account, invoice));
  return subscription;
}

/** The prices and quantities that a request wants of a subscription's items. */
export function itemChanges(
  account: Account,
  subscription: Stripe.Subscription,
  params: Params,
): ItemChange[] {
  return params.list('items').map((change) => {
    const id = change.string('id');
    const item = subscription.items.data.find((each) => each.id === id);
    if (item === undefined) throw noSuch('subscription item', id ?? '', change.name('id'));
    const { price, taxRates } = change.has('price')
      ? itemInput(account, change)
      : { price: item.price, taxRates: [] };
    return { item: item.id, price, taxRates, quantity: change.integer('quantity') ?? item.quantity ?? 1 };
  });
}

/**
 * From when on a change credits and charges time. @returns null for none
 * @throws ApiFailure where another is asked for than the sandbox plays: Stripe's default bills with the next invoice
 */
export function prorationDate(
  account: Account,
  subscription: Stripe.Subscription,
  params: Params,
): number | null {
  const behavior = params.oneOf('proration_behavior', ['always_invoice', 'create_prorations', 'none']);
  if (behavior === 'none') return null;
  if (behavior !== 'always_invoice')
    throw invalid('The sandbox plays always_invoice and none only.', params.name('proration_behavior'));
  return checkedDate(account, subscription, params.integer('proration_date'));
}

const updateInvoice = (account: Account, subscription: Stripe.Subscription, lines: InvoiceLine[]) =>
  draftInvoice(account, {
    customer: idOf(subscription.customer),
    subscription,
    reason: 'subscription_update',
    currency: subscription.currency,
    lines,
    automaticTax: subscription.automatic_tax.enabled,
    metadata: {},
    description: null,
  });

/** With `error_if_incomplete` what cannot be paid is not changed: the bank is asked before anything is. */
function refuseUnpaid(account: Account, subscription: Stripe.Subscription, invoice: Stripe.Invoice): void {
  const method = methodOf(account, subscription);
  withCredit(account, invoice);
  const refused = invoice.amount_due === 0 ? null : laterRefusal(account, method?.id ?? null);
  if (refused === null) return;
  if (method !== undefined) fail(account, intentOf(account, invoice), method, refused);
  throw new ApiFailure(402, {
    ...{ type: 'card_error', message: refused.message, code: refused.code },
    decline_code: refused.declineCode,
  });
}

/** Other prices, and the invoice that they bring about now; null without one. */
function newItems(
  account: Account,
  subscription: Stripe.Subscription,
  params: Params,
): Stripe.Invoice | null {
  if (!params.has('items')) return null;
  const changes = itemChanges(account, subscription, params);
  const behavior = params.oneOf('payment_behavior', ['allow_incomplete', 'error_if_incomplete']);
  const changed = structuredClone(subscription);
  const lines = changeItems(account, changed, changes, prorationDate(account, subscription, params));
  if (lines.length > 0 && behavior === 'error_if_incomplete')
    refuseUnpaid(account, subscription, updateInvoice(account, changed, lines));
  Object.assign(subscription, changed);
  return lines.length === 0 ? null : updateInvoice(account, subscription, lines);
}

/** What a schedule decides is changed through it. */
function refuseScheduled({ schedule }: Stripe.Subscription, params: Params): void {
  const key = ['cancel_at_period_end', 'items'].find((one) => params.has(one));
  if (schedule === null || key === undefined) return;
  throw invalid(
    `The subscription is managed by the subscription schedule \`${idOf(schedule)}\`, and updating ${key} directly is not allowed. Please update the schedule instead.`,
    key,
  );
}

function update(account: Account, subscription: Stripe.Subscription, params: Params): Stripe.Subscription {
  if (subscription.status === 'canceled') {
    throw invalid('A canceled subscription can only update its cancellation_details and metadata.', 'id');
  }
  refuseScheduled(subscription, params);
  const before = structuredClone(subscription);
  // First, since it may be refused.
  const invoice = newItems(account, subscription, params);
  const atEnd = params.boolean('cancel_at_period_end');
  if (atEnd !== null) {
    subscription.cancel_at_period_end = atEnd;
    subscription.cancel_at = atEnd ? periodOf(subscription).end : null;
    subscription.canceled_at = atEnd ? account.timeOf(idOf(subscription.customer)) : null;
    if (subscription.cancellation_details) {
      subscription.cancellation_details.reason = atEnd ? 'cancellation_requested' : null;
    }
  }
  const details = params.object('cancellation_details');
  if (details !== null && subscription.cancellation_details) {
    subscription.cancellation_details.comment = details.string('comment');
  }
  const method = params.string('default_payment_method');
  if (method !== null) {
    subscription.default_payment_method = find(
      account,
      'paymentMethods',
      method,
      'default_payment_method',
    ).id;
  }
  subscription.metadata = params.metadata(subscription.metadata);
  subscription.description = params.has('description')
    ? params.string('description')
    : subscription.description;
  if (invoice !== null) subscription.latest_invoice = invoice.id;
  const previous = Object.fromEntries(
    Object.entries(before).filter(
      ([key, value]) =>
        JSON.stringify(value) !== JSON.stringify(subscription[key as keyof Stripe.Subscription]),
    ),
  );
  if (Object.keys(previous).length > 0) account.emit('customer.subscription.updated', subscription, previous);
  if (invoice !== null) {
    issueInvoice(account, invoice);
    takeCredit(account, invoice);
    attempt(account, subscription, invoice);
  }
  return subscription;
}

/** Calls about a customer with a test clock happen at that clock's time. */
const inTime = <T>(account: Account, customer: string, action: () => T): T =>
  account.at(account.timeOf(customer), action);

export const subscriptionRoutes: Route[] = [
  post('/subscriptions', ({ account, params }) =>
    inTime(account, params.required('customer'), () => create(account, params)),
  ),
  get('/subscriptions', ({ account, params }) => {
    const customer = params.string('customer');
    const price = params.string('price');
    const status = params.string('status');
    const rows = Object.values(account.state.subscriptions).filter(
      (subscription) =>
        (customer === null || subscription.customer === customer) &&
        (price === null || subscription.items.data.some((item) => item.price.id === price)) &&
        (status === null
          ? living.includes(subscription.status)
          : status === 'all' ||
            status === subscription.status ||
            (status === 'ended' && subscription.status === 'canceled')),
    );
    return page('/v1/subscriptions', rows, params);
  }),
  get('/subscriptions/:id', ({ account, id }) => find(account, 'subscriptions', id)),
  post('/subscriptions/:id', ({ account, params, id }) => {
    const subscription = find(account, 'subscriptions', id);
    return inTime(account, idOf(subscription.customer), () => update(account, subscription, params));
  }),
  del('/subscriptions/:id', ({ account, params, id }) => {
    const subscription = find(account, 'subscriptions', id);
    if (subscription.status === 'canceled') throw noSuch('subscription', id);
    const comment = params.object('cancellation_details')?.string('comment') ?? null;
    if (subscription.cancellation_details) subscription.cancellation_details.comment ??= comment;
    const credited = params.boolean('prorate') === true && params.boolean('invoice_now') === true;
    return inTime(account, idOf(subscription.customer), () => {
      if (credited) creditUnused(account, subscription);
      return endSubscription(account, subscription, 'cancellation_requested');
    });
  }),
];
