import type { PriceTier } from './plans.js';

/** The plans as customers know them, whatever they are paid by. */
export const planNames = ['starter', 'launch_special', 'professional', 'enterprise', 'lifetime'] as const;
export type PlanName = (typeof planNames)[number];

export type AlertChannel = 'mail' | 'webhook' | 'chat' | 'on_call';

/** What runs for the customer under one plan. */
export interface PlanGives {
  /** n8n instances connected. */
  readonly instances: number;
  /** Automations watched and kept up to date. */
  readonly automations: number;
  /** Days of run history and analytics. */
  readonly history_days: number;
  readonly alerts: readonly AlertChannel[];
  readonly seats: number;
  /** Personal API keys and outgoing webhooks. */
  readonly api_keys: boolean;
  /** Monthly report of hours and euro; `agency`: under an agency's own name too. */
  readonly report: 'none' | 'own' | 'agency';
  /** Test instance first, then production. */
  readonly test_instance: boolean;
  /** Single sign-on and export of the audit log. */
  readonly single_sign_on: boolean;
  readonly processing_agreement: boolean;
  readonly support: { readonly kind: 'mail' | 'first' | 'named'; readonly target_hours: number | null };
}

const professional = {
  instances: 5,
  automations: 100,
  history_days: 180,
  alerts: ['mail', 'webhook', 'chat'],
  seats: 5,
  api_keys: true,
  report: 'agency',
  test_instance: false,
  single_sign_on: false,
  processing_agreement: true,
  support: { kind: 'first', target_hours: 24 },
} as const satisfies PlanGives;

/** decisions.md, "What each plan gives": the one table for price cards, checks and texts. What is not built is on no card. */
export const planGives = {
  starter: {
    instances: 1,
    automations: 5,
    history_days: 7,
    alerts: ['mail'],
    seats: 1,
    api_keys: false,
    report: 'none',
    test_instance: false,
    single_sign_on: false,
    processing_agreement: true,
    support: { kind: 'mail', target_hours: null },
  },
  launch_special: {
    instances: 2,
    automations: 20,
    history_days: 30,
    alerts: ['mail'],
    seats: 2,
    api_keys: false,
    report: 'own',
    test_instance: false,
    single_sign_on: false,
    processing_agreement: true,
    support: { kind: 'mail', target_hours: null },
  },
  professional,
  enterprise: {
    instances: 50,
    automations: 2_000,
    // 25 months.
    history_days: 761,
    alerts: ['mail', 'webhook', 'chat', 'on_call'],
    seats: 50,
    api_keys: true,
    // Its card says "everything in Professional".
    report: 'agency',
    test_instance: true,
    single_sign_on: true,
    processing_agreement: true,
    support: { kind: 'named', target_hours: 8 },
  },
  // The table names no report under an agency's name for it.
  lifetime: { ...professional, report: 'own' },
} as const satisfies Record<PlanName, PlanGives>;

const planOfTier = {
  starter_monthly: 'starter',
  starter_annual: 'starter',
  launch_special: 'launch_special',
  professional_monthly: 'professional',
  professional_annual: 'professional',
  enterprise_monthly: 'enterprise',
  lifetime_pro: 'lifetime',
  vip_onboarding: null,
  custom_workflow: null,
} as const satisfies Record<PriceTier, PlanName | null>;

/** The plan that a price tier buys; null for what is bought once beside one, or for no tier. */
export const planOf = (tier: PriceTier | null): PlanName | null => (tier === null ? null : planOfTier[tier]);

const onSale = ['starter', 'launch_special', 'professional', 'enterprise'] as const;

/** The smallest plan on sale by subscription that has test instances. */
export const planWithTestInstance = (): PlanName | null =>
  onSale.find((name) => planGives[name].test_instance) ?? null;

/** The smallest plan on sale by subscription that gives more of something than there is; null where none does. */
export function planWithMore(
  what: 'instances' | 'automations' | 'seats' | 'history_days',
  than: number,
): PlanName | null {
  return onSale.find((name) => planGives[name][what] > than) ?? null;
}
