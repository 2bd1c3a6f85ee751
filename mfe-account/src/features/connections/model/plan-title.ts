import type { PlanName } from '@stroomwerk/contracts';

/** Plans as they are called on price cards, the same in both languages. */
export const planTitles: Readonly<Record<PlanName, string>> = {
  starter: 'Starter',
  launch_special: 'Launch Special',
  professional: 'Professional',
  enterprise: 'Enterprise',
  lifetime: 'Lifetime',
};
