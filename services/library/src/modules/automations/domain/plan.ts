import { type PlanGives, planGives, planOf } from '@stroomwerk/contracts';
import type { Entitlement } from '@stroomwerk/contracts/library';

type Paid = Pick<Entitlement, 'granted' | 'price_tier'>;

/** Days after a plan ended in which its connections are kept (issue 13): what was deployed is watched as before. */
const graceDays = 30;

const given = ({ price_tier }: Paid): PlanGives => planGives[planOf(price_tier) ?? 'starter'];

/** How many linked automations are watched (decisions.md, "What each plan gives"). */
export const watchedMost = (paid: Paid): number =>
  paid.granted ? given(paid).automations : planGives.enterprise.automations;

/** Days that runs are kept. A plan that ended takes nothing away that whoever comes back within thirty days would miss. */
export const keptDays = (paid: Paid): number =>
  paid.granted ? given(paid).history_days : Math.max(given(paid).history_days, graceDays);
