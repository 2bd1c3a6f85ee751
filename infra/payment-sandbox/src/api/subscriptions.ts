import type Stripe from 'stripe';
import type { Account } from '../core/account.js';
import { invalid, missingParam, noSuch } from '../core/errors.js';
import { find } from '../core/find.js';
import { idOf } from '../core/wire.js';
import { creditUnused } from '../engine/credit.js';
import { issueInvoice } from '../engine/invoices.js';
import { nextEnd } from '../engine/period.js';
import {
  attempt,
  endSubscription,
  type ItemInput,
  periodOf,
  recurringOf,
  startSubscription,
  subscriptionInvoice,
  subscriptionItem,
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

/** Another price or quantity, without proration: a price with another interval starts a new period now. */
function changeItems(
  account: Account,
  subscription: Stripe.Subscription,
  params: Params,
): Stripe.Invoice | null {
  let restart = false;
  for (const change of params.list('items')) {
    const item =
      subscription.items.data.find((each) => each.id === change.string('id')) ?? subscription.items.data[0];
    if (item === undefined) throw noSuch('subscription_item', change.string('id') ?? '', change.name('id'));
    item.quantity = change.integer('quantity') ?? item.quantity;
    if (!change.has('price')) continue;
    const before = recurringOf(item.price);
    const input = itemInput(account, change);
    const after = recurringOf(input.price);
    restart ||= before.interval !== after.interval || before.interval_count !== after.interval_count;
    const made = subscriptionItem(
      account,
      subscription.id,
      { ...input, taxRates: input.taxRates.length > 0 ? input.taxRates : (item.tax_rates ?? []) },
      periodOf(subscription),
    );
    Object.assign(item, { ...made, id: item.id, created: item.created, quantity: item.quantity });
  }
  if (!restart) return null;
  const now = account.timeOf(idOf(subscription.customer));
  subscription.billing_cycle_anchor = now;
  for (const item of subscription.items.data) {
    item.current_period_start = now;
    item.current_period_end = nextEnd(now, recurringOf(item.price), now);
  }
  return subscriptionInvoice(account, subscription, 'subscription_update');
}

function update(account: Account, subscription: Stripe.Subscription, params: Params): Stripe.Subscription {
  if (subscription.status === 'canceled') {
    throw invalid('A canceled subscription can only update its cancellation_details and metadata.', 'id');
  }
  const before = structuredClone(subscription);
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
  const invoice = changeItems(account, subscription, params);
  if (invoice !== null) subscription.latest_invoice = invoice.id;
  const previous = Object.fromEntries(
    Object.entries(before).filter(
      ([key, value]) =>
        JSON.stringify(value) !== JSON.stringify(subscription[key as keyof Stripe.Subscription]),
    ),
  );
  if (Object.keys(previous).length > 0) account.emit('customer.subscription.updated', subscription, previous);
  if (invoice !== null) attempt(account, subscription, issueInvoice(account, invoice));
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
