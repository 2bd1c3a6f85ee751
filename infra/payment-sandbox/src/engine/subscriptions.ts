import type Stripe from 'stripe';
import type { Account } from '../core/account.js';
import { newId } from '../core/ids.js';
import { decimal, idOf, listOf, maybeId } from '../core/wire.js';
import { ibans, ruleOf } from './cards.js';
import { takeCredit } from './credit.js';
import { collect, debit, draftInvoice, type InvoiceLine, issueInvoice, markPaid } from './invoices.js';
import { type Refusal, refusal, refusalOf } from './payments.js';
import { nextEnd } from './period.js';
import { cancelSchedule, nextPhase } from './schedules.js';
import { automaticRate } from './tax.js';

const dayLength = 86_400;
/** Days between the attempts at an unpaid invoice; after the last the subscription ends (Stripe's smart retries, fixed). */
export const retryDays = [3, 5, 7] as const;

export const planOf = (price: Stripe.Price, recurring: Stripe.Price.Recurring) =>
  ({
    id: price.id,
    object: 'plan',
    active: price.active,
    amount: price.unit_amount,
    amount_decimal: decimal(price.unit_amount ?? 0),
    billing_scheme: 'per_unit',
    created: price.created,
    currency: price.currency,
    interval: recurring.interval,
    interval_count: recurring.interval_count,
    livemode: false,
    metadata: { ...price.metadata },
    meter: null,
    nickname: price.nickname,
    product: idOf(price.product),
    tiers_mode: null,
    transform_usage: null,
    trial_period_days: null,
    usage_type: 'licensed',
  }) satisfies Stripe.Plan;

export interface ItemInput {
  price: Stripe.Price;
  quantity: number;
  taxRates: Stripe.TaxRate[];
}

export interface SubscriptionInput {
  customer: string;
  items: ItemInput[];
  defaultTaxRates: Stripe.TaxRate[];
  automaticTax: boolean;
  metadata: Stripe.Metadata;
  description: string | null;
  method: string | null;
  trialDays: number;
}

const monthly: Stripe.Price.Recurring = {
  interval: 'month',
  interval_count: 1,
  meter: null,
  trial_period_days: null,
  usage_type: 'licensed',
};
export const recurringOf = (price: Stripe.Price): Stripe.Price.Recurring => price.recurring ?? monthly;

export function subscriptionItem(
  account: Account,
  subscription: string,
  input: ItemInput,
  period: { start: number; end: number },
): Stripe.SubscriptionItem {
  return {
    id: newId('si', 14),
    object: 'subscription_item',
    billing_thresholds: null,
    created: account.now(),
    current_period_end: period.end,
    current_period_start: period.start,
    current_trial: null,
    discounts: [],
    metadata: {},
    plan: planOf(input.price, recurringOf(input.price)),
    price: structuredClone(input.price),
    quantity: input.quantity,
    subscription,
    tax_rates: input.taxRates,
  } satisfies Stripe.SubscriptionItem;
}

/** Builds and stores a subscription; its first invoice is the caller's. */
export function startSubscription(account: Account, input: SubscriptionInput): Stripe.Subscription {
  const id = newId('sub');
  const now = account.now();
  const first = input.items[0];
  const trialEnd = input.trialDays > 0 ? now + input.trialDays * dayLength : null;
  const anchor = trialEnd ?? now;
  const end = trialEnd ?? nextEnd(anchor, first === undefined ? monthly : recurringOf(first.price), now);
  const clock = account.state.customers[input.customer]?.test_clock;
  const subscription = {
    id,
    object: 'subscription',
    application: null,
    application_fee_percent: null,
    automatic_tax: {
      disabled_reason: null,
      enabled: input.automaticTax,
      liability: input.automaticTax ? { type: 'self' } : null,
    },
    billing_cycle_anchor: anchor,
    billing_cycle_anchor_config: null,
    billing_mode: { flexible: null, type: 'flexible' },
    billing_schedules: [],
    billing_thresholds: null,
    cancel_at: null,
    cancel_at_period_end: false,
    canceled_at: null,
    cancellation_details: { comment: null, feedback: null, feedback_option: null, reason: null },
    collection_method: 'charge_automatically',
    created: now,
    currency: first?.price.currency ?? 'eur',
    customer: input.customer,
    customer_account: null,
    days_until_due: null,
    default_payment_method: input.method,
    default_source: null,
    default_tax_rates: input.defaultTaxRates,
    description: input.description,
    discounts: [],
    ended_at: null,
    invoice_settings: {
      account_tax_ids: null,
      custom_fields: null,
      description: null,
      footer: null,
      issuer: { type: 'self' },
    },
    items: listOf(
      `/v1/subscription_items?subscription=${id}`,
      input.items.map((item) => subscriptionItem(account, id, item, { start: now, end })),
    ),
    latest_invoice: null,
    livemode: false,
    managed_payments: null,
    metadata: input.metadata,
    next_pending_invoice_item_invoice: null,
    on_behalf_of: null,
    pause_collection: null,
    payment_settings: {
      payment_method_options: null,
      payment_method_types: null,
      save_default_payment_method: 'off',
    },
    pending_invoice_item_interval: null,
    pending_setup_intent: null,
    pending_update: null,
    schedule: null,
    start_date: now,
    status: trialEnd === null ? 'active' : 'trialing',
    test_clock: maybeId(clock),
    transfer_data: null,
    trial_end: trialEnd,
    trial_settings: {
      end_behavior: { billing_cycle_anchor: null, missing_payment_method: 'create_invoice' },
    },
    trial_start: trialEnd === null ? null : now,
  } satisfies Stripe.Subscription;
  account.state.subscriptions[id] = subscription;
  account.changed();
  return subscription;
}

export const periodOf = (subscription: Stripe.Subscription) => ({
  start: subscription.items.data[0]?.current_period_start ?? subscription.created,
  end: subscription.items.data[0]?.current_period_end ?? subscription.created,
});

/** The lines of an invoice over a period. */
export function linesOf(
  account: Account,
  subscription: Stripe.Subscription,
  period: { start: number; end: number },
): InvoiceLine[] {
  return subscription.items.data.map((item) => {
    const quantity = item.quantity ?? 1;
    const product = account.state.products[idOf(item.price.product)];
    const rate =
      item.tax_rates?.[0] ??
      subscription.default_tax_rates?.[0] ??
      (subscription.automatic_tax.enabled ? automaticRate(account) : null);
    return {
      price: item.price,
      quantity,
      description: `${quantity} × ${product?.name ?? item.price.id}`,
      amount: (item.price.unit_amount ?? 0) * quantity,
      rate,
      item: item.id,
      period,
    };
  });
}

export const subscriptionInvoice = (
  account: Account,
  subscription: Stripe.Subscription,
  reason: Stripe.Invoice.BillingReason,
  period = periodOf(subscription),
): Stripe.Invoice =>
  draftInvoice(account, {
    customer: idOf(subscription.customer),
    subscription,
    reason,
    currency: subscription.currency,
    lines: linesOf(account, subscription, period),
    automaticTax: subscription.automatic_tax.enabled,
    metadata: {},
    description: null,
  });

/** What a stored payment method does with an invoice after the first. */
export function laterRefusal(account: Account, method: string | null): Refusal | null {
  if (method === null) return refusal('payment_intent_authentication_failure', 'payment_failed');
  const card = account.state.cardBehaviour[method];
  if (card === undefined || !/^\d+$/.test(card)) return null;
  const rule = ruleOf(card);
  return rule.renews ? null : refusalOf(rule);
}

export function methodOf(
  account: Account,
  subscription: Stripe.Subscription,
): Stripe.PaymentMethod | undefined {
  const customer = account.state.customers[idOf(subscription.customer)];
  const id =
    maybeId(subscription.default_payment_method) ??
    maybeId(customer?.invoice_settings.default_payment_method);
  return id === null ? undefined : account.state.paymentMethods[id];
}

/** Asks for the money of an open invoice. `pending`: a debit, which the bank answers later. */
function ask(
  account: Account,
  subscription: Stripe.Subscription,
  invoice: Stripe.Invoice,
): 'paid' | 'refused' | 'pending' {
  if (invoice.amount_due === 0) {
    markPaid(account, invoice);
    return 'paid';
  }
  const method = methodOf(account, subscription);
  if (method === undefined) {
    invoice.attempt_count += 1;
    return 'refused';
  }
  if (method.type === 'sepa_debit') {
    debit(account, invoice, method, account.state.cardBehaviour[method.id] !== ibans.fails);
    return 'pending';
  }
  return collect(account, invoice, method, laterRefusal(account, method.id)) ? 'paid' : 'refused';
}

/** Moves a subscription along with what became of its invoice. While a debit is under way it goes on; one in arrears waits. */
export function answered(
  account: Account,
  subscription: Stripe.Subscription,
  invoice: Stripe.Invoice,
  answer: ReturnType<typeof ask>,
): void {
  const before = subscription.status;
  if (answer === 'refused') {
    const wait = retryDays[invoice.attempt_count - 1];
    invoice.next_payment_attempt = wait === undefined ? null : account.now() + wait * dayLength;
    account.emit('invoice.payment_failed', invoice);
    if (wait === undefined) {
      endSubscription(account, subscription, 'payment_failed');
      return;
    }
    subscription.status = 'past_due';
  } else if (answer === 'paid' || before !== 'past_due') subscription.status = 'active';
  if (subscription.status !== before) {
    account.emit('customer.subscription.updated', subscription, { status: before });
  }
  account.changed();
}

/** Tries to take the money of an open subscription invoice, and moves the subscription along with the answer. */
export function attempt(
  account: Account,
  subscription: Stripe.Subscription,
  invoice: Stripe.Invoice,
): ReturnType<typeof ask> {
  const answer = ask(account, subscription, invoice);
  answered(account, subscription, invoice, answer);
  return answer;
}

/** Ends a subscription now. An open invoice of it is voided. */
export function endSubscription(
  account: Account,
  subscription: Stripe.Subscription,
  reason: Stripe.Subscription.CancellationDetails.Reason,
): Stripe.Subscription {
  subscription.status = 'canceled';
  subscription.ended_at = account.now();
  subscription.canceled_at ??= account.now();
  if (subscription.cancellation_details) subscription.cancellation_details.reason ??= reason;
  for (const invoice of Object.values(account.state.invoices)) {
    const owner = invoice.parent?.subscription_details?.subscription;
    if (owner !== subscription.id || invoice.status !== 'open') continue;
    invoice.status = 'void';
    invoice.auto_advance = false;
    invoice.next_payment_attempt = null;
    invoice.status_transitions.voided_at = account.now();
    account.emit('invoice.voided', invoice);
  }
  cancelSchedule(account, subscription);
  account.emit('customer.subscription.deleted', subscription);
  return subscription;
}

/** From a moment on a subscription has what a phase of its schedule says; a preview asks what that would be. */
export function takePhase(
  account: Account,
  subscription: Stripe.Subscription,
  phase: Stripe.SubscriptionSchedule.Phase | null,
  moment: number,
): void {
  for (const [index, planned] of (phase?.items ?? []).entries()) {
    const item = subscription.items.data[index];
    const price = account.state.prices[idOf(planned.price)];
    if (item === undefined || price === undefined) continue;
    const [before, after] = [recurringOf(item.price), recurringOf(price)];
    if (before.interval !== after.interval || before.interval_count !== after.interval_count)
      subscription.billing_cycle_anchor = moment;
    item.price = structuredClone(price);
    item.plan = planOf(price, after);
    item.quantity = planned.quantity ?? 1;
    if (planned.tax_rates) item.tax_rates = planned.tax_rates;
  }
}

/** The period is over: ends the subscription or starts the next period with its invoice. */
export function renew(account: Account, subscription: Stripe.Subscription): void {
  if (subscription.cancel_at_period_end) {
    endSubscription(account, subscription, 'cancellation_requested');
    return;
  }
  const before = periodOf(subscription);
  const wasTrial = subscription.status === 'trialing';
  takePhase(account, subscription, nextPhase(account, subscription, before.end), before.end);
  for (const item of subscription.items.data) {
    item.current_period_start = before.end;
    item.current_period_end = nextEnd(subscription.billing_cycle_anchor, recurringOf(item.price), before.end);
  }
  if (wasTrial) subscription.status = 'active';
  const invoice = issueInvoice(account, subscriptionInvoice(account, subscription, 'subscription_cycle'));
  takeCredit(account, invoice);
  subscription.latest_invoice = invoice.id;
  account.emit('customer.subscription.updated', subscription, {
    latest_invoice: null,
    items: { data: [{ current_period_start: before.start, current_period_end: before.end }] },
    ...(wasTrial ? { status: 'trialing' } : {}),
  });
  attempt(account, subscription, invoice);
}
