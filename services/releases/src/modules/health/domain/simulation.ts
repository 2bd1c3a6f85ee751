import { judge, trialBegun, withBatch } from './canary-rule.js';

/** A trial to play through: who comes, and how often it fails. */
export interface SimulatedTrial {
  /** The same seed plays the same trial. */
  readonly seed: number;
  /** Probabilities, 0 to 1, that a view fails. */
  readonly stableRate: number;
  readonly canaryRate: number;
  /** Part of the visitors who get the canary, 0 to 1. */
  readonly share: number;
  /** Visitors in a batch, on average. */
  readonly perBatch: number;
  readonly batches: number;
}

/**
 * Plays a trial with the rule itself, as `npm run bench -- federation` counts false alarms.
 * @returns after how many batches the canary was rolled back; null when it never was
 */
export function simulateCanary(trial: SimulatedTrial): { readonly rolledBackAfter: number | null } {
  const random = generator(trial.seed);
  let sum = trialBegun;
  for (let after = 1; after <= trial.batches; after += 1) {
    const stable = { views: 0, failures: 0 };
    const canary = { views: 0, failures: 0 };
    const visitors = poisson(trial.perBatch, random);
    for (let visitor = 0; visitor < visitors; visitor += 1) {
      const isCanary = random() < trial.share;
      const cohort = isCanary ? canary : stable;
      cohort.views += 1;
      if (random() < (isCanary ? trial.canaryRate : trial.stableRate)) cohort.failures += 1;
    }
    sum = withBatch(sum, { stable, canary });
    if (judge(sum).verdict === 'failing') return { rolledBackAfter: after };
  }
  return { rolledBackAfter: null };
}

/** mulberry32: small, seeded, good enough to play trials. */
function generator(seed: number): () => number {
  let state = (seed + 0x9e3779b9) >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

function poisson(mean: number, random: () => number): number {
  const limit = Math.exp(-mean);
  let product = random();
  let count = 0;
  while (product > limit) {
    product *= random();
    count += 1;
  }
  return count;
}
