import type Stripe from 'stripe';

/**
 * The end of the nth period after an anchor. Months keep the anchor's day and fall back to the last day of a
 * shorter month (31 January, 28 February, 31 March), as Stripe bills.
 * @param anchor unix seconds
 */
export function periodEnd(
  anchor: number,
  interval: Stripe.Price.Recurring['interval'],
  steps: number,
): number {
  const date = new Date(anchor * 1000);
  if (interval === 'day' || interval === 'week') {
    return anchor + steps * (interval === 'day' ? 86_400 : 7 * 86_400);
  }
  const months = date.getUTCMonth() + steps * (interval === 'year' ? 12 : 1);
  const last = new Date(Date.UTC(date.getUTCFullYear(), months + 1, 0)).getUTCDate();
  return (
    Date.UTC(
      date.getUTCFullYear(),
      months,
      Math.min(date.getUTCDate(), last),
      date.getUTCHours(),
      date.getUTCMinutes(),
      date.getUTCSeconds(),
    ) / 1000
  );
}

/** The first period end after a moment, counted from the anchor. */
export function nextEnd(anchor: number, recurring: Stripe.Price.Recurring, after: number): number {
  for (let step = 1; ; step += 1) {
    const end = periodEnd(anchor, recurring.interval, step * recurring.interval_count);
    if (end > after) return end;
  }
}
