import { Interval, PriceTier } from '@stroomwerk/contracts';
import type Stripe from 'stripe';
import type { Planned } from '../domain/planned.js';
import { asked, askedOrNull, unlessRefused } from './asked.js';
import { idOf } from './payments.js';

/** Reads which plan waits for the end of a subscription's period. @param found with its schedule expanded */
export function plannedIn({ schedule, items }: Stripe.Subscription): Planned | null {
  if (typeof schedule !== 'object' || schedule === null) return null;
  const [item] = items.data;
  const isAhead = schedule.phases.some((phase) => phase.start_date >= (item?.current_period_end ?? 0));
  const tier = PriceTier.safeParse(schedule.metadata?.price_tier);
  const interval = Interval.safeParse(schedule.metadata?.interval);
  if (schedule.status !== 'active' || !isAhead || !tier.success || !interval.success) return null;
  return { price_tier: tier.data, interval: interval.data };
}

/** Takes a subscription out of its schedule: it goes on as it is. Safe to repeat. */
export async function releaseSchedule(stripe: Stripe, { schedule }: Stripe.Subscription): Promise<void> {
  const id = idOf(schedule);
  // Refused where it has let go meanwhile.
  if (id !== null) await asked(stripe.subscriptionSchedules.release(id)).catch(unlessRefused);
}

/**
 * Has a subscription go on with another price when its period ends. Two calls: cut off in between, the schedule plans
 * nothing, and is taken away before the next one is made.
 * @param key the same for each try of the same act
 */
export async function planPrice(
  stripe: Stripe,
  found: Stripe.Subscription,
  { price, planned, key }: { price: string; planned: Planned; key: string },
): Promise<void> {
  const [item] = found.items.data;
  if (item === undefined) return;
  const made = await asked(
    stripe.subscriptionSchedules.create({ from_subscription: found.id }, { idempotencyKey: key }),
  );
  const tax = (item.tax_rates ?? []).map(({ id }) => id);
  const rates = tax.length === 0 ? {} : { tax_rates: tax };
  await asked(
    stripe.subscriptionSchedules.update(made.id, {
      end_behavior: 'release',
      metadata: { ...planned },
      phases: [
        {
          items: [{ price: item.price.id, quantity: item.quantity ?? 1, ...rates }],
          start_date: made.phases[0]?.start_date ?? item.current_period_start,
          end_date: item.current_period_end,
        },
        {
          items: [{ price, quantity: 1, ...rates }],
          duration: { interval: planned.interval },
          proration_behavior: 'none',
        },
      ],
    }),
  );
}

/** A subscription with what its state is read from; null where the provider does not know it. */
export const wholeSubscription = (stripe: Stripe, id: string): Promise<Stripe.Subscription | null> =>
  askedOrNull(stripe.subscriptions.retrieve(id, { expand: ['latest_invoice', 'schedule'] }));
