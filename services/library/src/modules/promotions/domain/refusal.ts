import type { PromotionRefusal } from '@stroomwerk/contracts/library';

/** What decides whether a trial goes to production now. */
export interface PromotionStanding {
  readonly granted: boolean;
  readonly hasTests: boolean;
  readonly onTrial: boolean;
  readonly agreed: boolean;
  /** Of the trial: whether its n8n answered, and whether the workflow is there. */
  readonly trial: 'there' | 'gone' | 'failing';
  readonly production: 'there' | 'none' | 'failing' | 'lacking';
  /** Of the workflow in production that an earlier promotion made; null where there is none. */
  readonly target: 'archived' | 'unpublished' | null;
  /** Whether another one fits into the plan; a target takes no place. */
  readonly isFull: boolean;
  readonly running: boolean;
  readonly conflicts: boolean;
  readonly apart: boolean;
}

/** Why not: the first that has to be put right, in the order in which one comes to it. Null where nothing is in the way. */
export function promotionRefusal(standing: PromotionStanding): PromotionRefusal | null {
  const { granted, hasTests, onTrial, agreed, trial, production, target } = standing;
  if (!granted) return 'no_plan';
  if (!hasTests) return 'test_instance_plan';
  if (!onTrial) return 'not_on_trial';
  if (!agreed) return 'agreement_required';
  if (trial !== 'there') return `trial_${trial}`;
  if (production === 'none') return 'no_production';
  if (production === 'failing') return 'production_failing';
  if (production === 'lacking') return 'missing_scope';
  if (standing.running) return 'running';
  if (target !== null) return `production_${target}`;
  if (standing.isFull) return 'automation_limit';
  if (standing.conflicts) return 'conflicts';
  return standing.apart ? 'apart' : null;
}
