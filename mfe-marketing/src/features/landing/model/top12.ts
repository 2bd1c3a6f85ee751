import type { PriceTier } from '@stroomwerk/contracts';
import type { TopWorkflow } from '@stroomwerk/contracts/library';
import type { WantedPlan } from '@stroomwerk/mfe-runtime';

const tiers: Record<TopWorkflow['tier_required'], PriceTier> = {
  starter: 'starter_monthly',
  professional: 'professional_monthly',
  enterprise: 'enterprise_monthly',
  launch_special: 'launch_special',
};

/** The plan that a card's "1-Click Deploy" sells (decisions.md, "What a plan's tier does"). */
export const deployPlan = ({
  tier_required,
  filename,
}: Pick<TopWorkflow, 'tier_required' | 'filename'>): WantedPlan => ({
  price_tier: tiers[tier_required],
  workflow: filename,
});

/** 1 -> `01`. */
export const rankText = (rank: number): string => String(rank).padStart(2, '0');

/** How many workflows there are besides those on the page; never below zero. */
export const remaining = (total: number, shown: number): number => Math.max(0, total - shown);
