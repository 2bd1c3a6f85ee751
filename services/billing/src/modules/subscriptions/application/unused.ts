import type Stripe from 'stripe';

/**
 * What the time that a subscription had left when it ended costs at its price, VAT included; rounded down to the cent.
 * @returns 0 for one that runs
 */
export function unusedCents({ items, ended_at }: Pick<Stripe.Subscription, 'items' | 'ended_at'>): number {
  const [item] = items.data;
  if (item === undefined || ended_at === null) return 0;
  const { current_period_start: start, current_period_end: end } = item;
  if (end <= start) return 0;
  const net = (item.price.unit_amount ?? 0) * (item.quantity ?? 1);
  const gross = net + Math.round((net * (item.tax_rates?.[0]?.percentage ?? 0)) / 100);
  return Math.floor((gross * Math.max(0, end - ended_at)) / (end - start));
}
