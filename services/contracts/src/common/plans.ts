import { z } from 'zod';

/** The price tiers of the landing page (specification, section 9). */
export const PriceTier = z.enum([
  'starter_monthly',
  'starter_annual',
  'launch_special',
  'professional_monthly',
  'professional_annual',
  'enterprise_monthly',
  'lifetime_pro',
  'vip_onboarding',
  'custom_workflow',
]);
export type PriceTier = z.infer<typeof PriceTier>;

export const Interval = z.enum(['month', 'year']);
export type Interval = z.infer<typeof Interval>;

/** decisions.md, "subscription_status": past_due_grace still opens the library. */
export const SubscriptionStatus = z.enum([
  'none',
  'active',
  'past_due_grace',
  'past_due',
  'suspended',
  'canceled',
]);
export type SubscriptionStatus = z.infer<typeof SubscriptionStatus>;

/** Whether a status opens the library: active, and past_due_grace which /auth/me also calls active. */
export const opensLibrary = (status: SubscriptionStatus): boolean =>
  status === 'active' || status === 'past_due_grace';

export const Role = z.enum(['user', 'ops']);
export type Role = z.infer<typeof Role>;
