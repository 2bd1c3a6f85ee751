import { type PlanName, planWithMore } from '@stroomwerk/contracts';
import { addDays, type Day } from './days.js';

/** What can be chosen; the last is the longest that any plan gives. */
const offered = [7, 30, 90, 180, 365, 761] as const;
/** Without a choice. */
const usual = 30;

/** Days to show and as many before them to compare with. */
export interface Period {
  readonly days: number;
  readonly from: Day;
  readonly to: Day;
  readonly before: { readonly from: Day; readonly to: Day };
}

/** @param today the last day, as far as it has come @param kept days that the plan gives: a longer choice is cut */
export function periodOf(today: Day, wanted: number | undefined, kept: number): Period {
  const days = Math.min(wanted ?? usual, kept);
  const from = addDays(today, 1 - days);
  return { days, from, to: today, before: { from: addDays(from, -days), to: addDays(from, -1) } };
}

/** What the customer may choose; what their plan does not give, with the smallest plan that does. */
export const periodsFor = (kept: number): { days: number; plan: PlanName | null }[] =>
  offered.map((days) => ({ days, plan: days <= kept ? null : planWithMore('history_days', days - 1) }));

/** Comparing with days in which nothing was counted yet would say that everything grew. @param first day with a run */
export const isComparable = ({ before }: Period, first: Day | null): boolean =>
  first !== null && first <= before.from;
