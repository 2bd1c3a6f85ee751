import type { Interval, PriceTier } from '@stroomwerk/contracts';
import { readStored, store } from './storage.js';

const planKey = 'wanted_plan';
const workflowKey = 'wanted_workflow';
/** A file of the library, and no address. */
const filePattern = /^[^/\\?#]{1,200}$/;

/** A plan as a visitor chose it. `interval` only for launch_special, whose tier has no yearly value. */
export interface WantedPlan {
  readonly price_tier: PriceTier;
  readonly interval?: Interval;
  /** File of the workflow that the plan was chosen for: where whoever has a plan goes on. */
  readonly workflow?: string;
}

const hour = 3_600_000;

/** Keeps the chosen plan through registering and signing in, in this tab, for an hour; its workflow until it is paid. */
export function rememberPlan(plan: WantedPlan, nowMs = Date.now()): void {
  store('sessionStorage', planKey, { plan, until: nowMs + hour });
  if (plan.workflow !== undefined) rememberWorkflow(plan.workflow, nowMs);
}

/** Keeps the workflow that a plan is bought for, also where another plan is chosen for it in the end. */
export const rememberWorkflow = (workflow: string, nowMs = Date.now()): void =>
  store('sessionStorage', workflowKey, { workflow, until: nowMs + hour });

/** File of the workflow whose "1-Click Deploy" brought this visitor here; null without one. */
export function pendingWorkflow(nowMs = Date.now()): string | null {
  const kept = readStored<{ workflow: string; until: number }>('sessionStorage', workflowKey);
  return kept !== null && kept.until > nowMs ? kept.workflow : null;
}

/** Its page was opened: another visit of the tab begins without it. */
export const forgetWorkflow = (): void => store('sessionStorage', workflowKey, null);

const tiers: Readonly<Record<PriceTier, true>> = {
  starter_monthly: true,
  starter_annual: true,
  launch_special: true,
  professional_monthly: true,
  professional_annual: true,
  enterprise_monthly: true,
  lifetime_pro: true,
  vip_onboarding: true,
  custom_workflow: true,
};
const isTier = (value: string | null): value is PriceTier => value !== null && Object.hasOwn(tiers, value);

/**
 * The plan that an address names, as an order button sends it that works before the scripts do:
 * `/register?plan=launch_special&interval=year`.
 */
export function planIn(search: string): WantedPlan | null {
  const query = new URLSearchParams(search);
  const tier = query.get('plan');
  if (!isTier(tier)) return null;
  const interval = query.get('interval');
  const workflow = query.get('workflow');
  return {
    price_tier: tier,
    ...(tier === 'launch_special' && (interval === 'month' || interval === 'year') ? { interval } : {}),
    ...(workflow !== null && filePattern.test(workflow) ? { workflow } : {}),
  };
}

let taken = false;

/** Not the plan of a page that was come back to: it had been taken, and would lead to the payment page once more. */
function planOfAddress(): WantedPlan | null {
  if (typeof window === 'undefined' || taken) return null;
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return visit?.type === 'back_forward' ? null : planIn(location.search);
}

/** The plan chosen before signing in, without taking it. One that the address names is kept from then on. */
export function pendingPlan(nowMs = Date.now()): WantedPlan | null {
  const named = planOfAddress();
  if (named !== null) {
    rememberPlan(named, nowMs);
    return named;
  }
  const kept = readStored<{ plan: WantedPlan; until: number }>('sessionStorage', planKey);
  return kept !== null && kept.until > nowMs ? kept.plan : null;
}

/** The plan chosen before signing in; it is forgotten with this. */
export function takePlan(): WantedPlan | null {
  const plan = pendingPlan();
  taken = true;
  store('sessionStorage', planKey, null);
  return plan;
}
