import type Stripe from 'stripe';
import type { Account } from '../core/account.js';
import { newId } from '../core/ids.js';
import { idOf, maybeId } from '../core/wire.js';
import { periodEnd } from './period.js';

export interface PhaseInput {
  items: { price: Stripe.Price; quantity: number; taxRates: Stripe.TaxRate[] }[];
  start: number;
  /** Unix seconds, or how long it lasts. */
  end: number | { interval: 'day' | 'week' | 'month' | 'year'; count: number };
  prorationBehavior: 'always_invoice' | 'create_prorations' | 'none';
  metadata: Stripe.Metadata;
}

export const endOf = ({ start, end }: Pick<PhaseInput, 'start' | 'end'>): number =>
  typeof end === 'number' ? end : periodEnd(start, end.interval, end.count);

export const phase = (input: PhaseInput, currency: string) =>
  ({
    add_invoice_items: [],
    application_fee_percent: null,
    billing_cycle_anchor: null,
    billing_thresholds: null,
    collection_method: null,
    currency,
    default_payment_method: null,
    default_tax_rates: [],
    description: null,
    discounts: [],
    end_date: endOf(input),
    invoice_settings: null,
    items: input.items.map(({ price, quantity, taxRates }) => ({
      billing_thresholds: null,
      discounts: [],
      metadata: {},
      plan: price.id,
      price: price.id,
      quantity,
      tax_rates: taxRates,
    })),
    metadata: input.metadata,
    on_behalf_of: null,
    proration_behavior: input.prorationBehavior,
    start_date: input.start,
    transfer_data: null,
    trial_end: null,
  }) satisfies Stripe.SubscriptionSchedule.Phase;

/** Puts a running subscription under a schedule that goes on with it as it is until its period ends. */
export function scheduleOf(
  account: Account,
  subscription: Stripe.Subscription,
  metadata: Stripe.Metadata,
): Stripe.SubscriptionSchedule {
  const [first] = subscription.items.data;
  const start = first?.current_period_start ?? subscription.created;
  const end = first?.current_period_end ?? subscription.created;
  const made = {
    id: newId('sub_sched'),
    object: 'subscription_schedule',
    application: null,
    billing_mode: { flexible: null, type: 'flexible' },
    canceled_at: null,
    completed_at: null,
    created: account.now(),
    current_phase: { start_date: start, end_date: end },
    customer: idOf(subscription.customer),
    customer_account: null,
    default_settings: {
      application_fee_percent: null,
      billing_cycle_anchor: 'automatic',
      billing_thresholds: null,
      collection_method: 'charge_automatically',
      default_payment_method: null,
      description: null,
      invoice_settings: {
        ...{ account_tax_ids: null, custom_fields: null, days_until_due: null },
        ...{ description: null, footer: null, issuer: { type: 'self' } },
      },
      on_behalf_of: null,
      transfer_data: null,
    },
    end_behavior: 'release',
    livemode: false,
    metadata,
    pause_schedules: [],
    phases: [
      phase(
        {
          items: subscription.items.data.map(({ price, quantity, tax_rates }) => ({
            ...{ price, quantity: quantity ?? 1, taxRates: tax_rates ?? [] },
          })),
          ...{ start, end, prorationBehavior: 'create_prorations', metadata: {} },
        },
        subscription.currency,
      ),
    ],
    released_at: null,
    released_subscription: null,
    status: 'active',
    subscription: subscription.id,
    test_clock: subscription.test_clock,
  } satisfies Stripe.SubscriptionSchedule;
  account.state.schedules[made.id] = made;
  subscription.schedule = made.id;
  account.emit('subscription_schedule.created', made);
  account.emit('customer.subscription.updated', subscription, { schedule: null });
  return made;
}

/** The schedule that a subscription is under. */
export const scheduleOver = (
  account: Account,
  { schedule }: Stripe.Subscription,
): Stripe.SubscriptionSchedule | undefined => account.state.schedules[maybeId(schedule) ?? ''];

/** Lets go of the subscription, which goes on as it is. */
export function release(account: Account, schedule: Stripe.SubscriptionSchedule): void {
  const subscription = account.state.subscriptions[maybeId(schedule.subscription) ?? ''];
  const { id } = schedule;
  Object.assign(schedule, {
    ...{ status: 'released', released_at: account.now(), current_phase: null },
    ...{ released_subscription: maybeId(schedule.subscription), subscription: null },
  });
  if (subscription !== undefined) subscription.schedule = null;
  account.emit('subscription_schedule.released', schedule);
  if (subscription !== undefined)
    account.emit('customer.subscription.updated', subscription, { schedule: id });
}

/** Ends with the subscription that it is over. */
export function cancelSchedule(account: Account, subscription: Stripe.Subscription): void {
  const schedule = scheduleOver(account, subscription);
  if (schedule === undefined) return;
  Object.assign(schedule, { status: 'canceled', canceled_at: account.now(), current_phase: null });
  account.emit('subscription_schedule.canceled', schedule);
}

/** The phase of a subscription's schedule at a moment. @returns null without one */
export const phaseAt = (
  account: Account,
  subscription: Stripe.Subscription,
  moment: number,
): Stripe.SubscriptionSchedule.Phase | null =>
  scheduleOver(account, subscription)?.phases.find(
    (one) => one.start_date <= moment && moment < one.end_date,
  ) ?? null;

/**
 * Moves a schedule on to the phase that begins at a moment; after its last one it lets go.
 * @returns the phase whose items the subscription has from then on, or null
 */
export function nextPhase(
  account: Account,
  subscription: Stripe.Subscription,
  moment: number,
): Stripe.SubscriptionSchedule.Phase | null {
  const schedule = scheduleOver(account, subscription);
  if (schedule === undefined) return null;
  const found = phaseAt(account, subscription, moment);
  if (found === null) {
    release(account, schedule);
    return null;
  }
  if (schedule.current_phase?.start_date === found.start_date) return null;
  schedule.current_phase = { start_date: found.start_date, end_date: found.end_date };
  account.emit('subscription_schedule.updated', schedule);
  return found;
}
