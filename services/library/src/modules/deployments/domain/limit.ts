import { type PlanName, planGives, planOf, planWithMore } from '@stroomwerk/contracts';
import type { DeployRefusal, Entitlement } from '@stroomwerk/contracts/library';

export interface AutomationLimit {
  /** 0 without a plan. */
  readonly most: number;
  /** The plan that allows more. */
  readonly nextPlan: PlanName | null;
}

/** How many automations a plan watches (decisions.md, "What each plan gives"); what has no tier of its own counts as the smallest. */
export function automationLimit({
  granted,
  price_tier,
}: Pick<Entitlement, 'granted' | 'price_tier'>): AutomationLimit {
  const most = granted ? planGives[planOf(price_tier) ?? 'starter'].automations : 0;
  return { most, nextPlan: planWithMore('automations', most) };
}

/** What decides whether an account may deploy now. */
export interface Standing {
  readonly granted: boolean;
  readonly connected: boolean;
  /** Automations that are linked and watched, those on their way among them. */
  readonly used: number;
  readonly most: number;
  readonly failing: boolean;
  /** Whether the key lacks what deploying needs. */
  readonly lacking: boolean;
  readonly agreed: boolean;
}

/** Why not: the first that has to be put right, in the order in which one comes to it. Null where nothing is in the way. */
export function refusal({
  granted,
  connected,
  used,
  most,
  failing,
  lacking,
  agreed,
}: Standing): DeployRefusal | null {
  if (!granted) return 'no_plan';
  if (!connected) return 'no_connection';
  if (used >= most) return 'automation_limit';
  if (failing) return 'connection_failing';
  if (lacking) return 'missing_scope';
  return agreed ? null : 'agreement_required';
}

/** Without one of these nothing is placed; what else is missing costs its own part alone. */
export const neededScopes = ['workflow:create', 'workflow:list', 'workflow:read'] as const;
