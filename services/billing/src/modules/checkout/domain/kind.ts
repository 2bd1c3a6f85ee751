import { PriceTier } from '@stroomwerk/contracts';
import { isLibraryPlan } from '../../catalogue/domain/catalogue.js';

/**
 * The tiers of which somebody has one order page open at a time: all plans together, each service alone (issue "Money":
 * one open session for each customer and kind).
 */
export const ofItsKind = (tier: PriceTier): PriceTier[] =>
  isLibraryPlan(tier) ? PriceTier.options.filter(isLibraryPlan) : [tier];
