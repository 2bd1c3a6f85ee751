import { type PlanName, planGives, planOf, planWithMore, planWithTestInstance } from '@stroomwerk/contracts';
import type { Entitlement } from '@stroomwerk/contracts/library';

export interface InstanceLimit {
  /** 0 without a plan. */
  readonly most: number;
  /** The plan that allows more. */
  readonly nextPlan: PlanName | null;
}

/** How many n8n instances a plan connects (decisions.md, "What each plan gives"); what has no tier of its own counts as the smallest. */
export function instanceLimit({
  granted,
  price_tier,
}: Pick<Entitlement, 'granted' | 'price_tier'>): InstanceLimit {
  const most = granted ? planGives[planOf(price_tier) ?? 'starter'].instances : 0;
  return { most, nextPlan: planWithMore('instances', most) };
}

/** Whether a plan has test instances (decisions.md, "What each plan gives"), else the one that has. */
export function testInstanceIn({ granted, price_tier }: Pick<Entitlement, 'granted' | 'price_tier'>): {
  readonly has: boolean;
  readonly plan: PlanName | null;
} {
  const has = granted && planGives[planOf(price_tier) ?? 'starter'].test_instance;
  return { has, plan: has ? null : planWithTestInstance() };
}

/** Plans as they are called on price cards. */
export const planTitles: Readonly<Record<PlanName, string>> = {
  starter: 'Starter',
  launch_special: 'Launch Special',
  professional: 'Professional',
  enterprise: 'Enterprise',
  lifetime: 'Lifetime',
};
