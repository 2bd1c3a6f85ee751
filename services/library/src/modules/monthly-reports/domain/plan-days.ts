import { opensLibrary, type PriceTier, planOf, type SubscriptionStatus } from '@stroomwerk/contracts';
import type { ReportCost } from '@stroomwerk/contracts/library';
import { dayOf, daysOf } from './calendar.js';

/** What an account's plan was from a moment on, as billing published it. */
export interface PlanChange {
  readonly status: SubscriptionStatus;
  readonly price_tier: PriceTier | null;
  readonly source: 'payment' | 'grant' | null;
  /** Net; null where nobody noted it. */
  readonly monthly_cents: number | null;
  readonly at: Date;
}

/** The plan on one day: the last that was said on it or before, where that opens the library. */
export interface PlanDay {
  readonly day: string;
  readonly change: PlanChange;
}

/**
 * The days of a month on which a plan was in force, in order. A day on which a plan begins counts, the one on which it ends does not:
 * a day is what it was at its end.
 * @param changes in order @param until the last day that is looked at
 */
export function planDays(changes: readonly PlanChange[], month: string, until: string): PlanDay[] {
  const dated = changes.map((change) => ({ change, from: dayOf(change.at) }));
  return daysOf(month)
    .filter((day) => day <= until)
    .flatMap((day) => {
      const change = dated.findLast(({ from }) => from <= day)?.change;
      return change !== undefined && opensLibrary(change.status) ? [{ day, change }] : [];
    });
}

type Kind = ReportCost['kind'];

function kindOf({ source, price_tier, monthly_cents }: PlanChange): Kind {
  if (source === 'grant') return 'grant';
  if (planOf(price_tier) === 'lifetime') return 'lifetime';
  return monthly_cents === null ? 'unknown' : 'paid';
}

/**
 * What the plan cost on those days: each the month's price by its share of the month. What nobody noted on one day is not known for
 * all; where something was paid by the month, that is what it cost; else it is as on the last day.
 */
export function costOf(days: readonly PlanDay[], month: string): ReportCost {
  const kinds = days.map(({ change }) => kindOf(change));
  const kind = (['unknown', 'paid'] as const).find((one) => kinds.includes(one)) ?? kinds.at(-1) ?? 'unknown';
  if (kind !== 'paid') return { kind, cents: null, days: days.length };
  const inMonth = daysOf(month).length;
  const sum = days.reduce(
    (cents, { change }) => cents + (kindOf(change) === 'paid' ? (change.monthly_cents ?? 0) : 0),
    0,
  );
  return { kind, cents: Math.round(sum / inMonth), days: days.length };
}
