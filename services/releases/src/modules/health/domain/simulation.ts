import { aloneEvidence, begun, judge, paceRule, trialBegun, withBatch } from './canary-rule.js';

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

/** How a trial ended. */
export interface SimulatedEnd {
  /** Batches; null: it never was rolled back. */
  readonly rolledBackAfter: number | null;
  /** Views of the canary until then. */
  readonly views: number;
}

/**
 * Plays a trial with the rule itself, as `npm run bench -- federation` counts false alarms.
 * @returns after how many batches, and how many views of the canary, it was rolled back; null when it never was
 */
export function simulateCanary(trial: SimulatedTrial): SimulatedEnd {
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
    if (judge(sum).verdict === 'failing') return { rolledBackAfter: after, views: sum.canary.views };
  }
  return { rolledBackAfter: null, views: sum.canary.views };
}

/** Plays a canary of a remote that has no stable release. @returns after how many views it was rolled back, or null */
export function simulateAlone(seed: number, rate: number, views: number): number | null {
  const random = generator(seed);
  let failures = 0;
  for (let view = 1; view <= views; view += 1) {
    if (random() < rate) failures += 1;
    const seen = [{ stable: { views: 0, failures: 0 }, canary: { views: view, failures } }];
    if (aloneEvidence(seen).verdict === 'failing') return view;
  }
  return null;
}

/**
 * Plays a canary that takes `slower` times as long as the stable release, where visitors' own times are spread as they
 * are on the web (log-normal, sigma 0.6). Slow is what takes more than twice the stable median.
 * @returns after how many views of the canary it was rolled back, or null
 */
export function simulatePace(seed: number, slower: number, visitors: number, share = 0.1): number | null {
  const random = generator(seed);
  const normal = () => Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());
  let sum = begun(paceRule);
  for (let visitor = 0; visitor < visitors; visitor += 1) {
    const isCanary = random() < share;
    const time = Math.exp(0.6 * normal()) * (isCanary ? slower : 1);
    const cohort = { views: 1, failures: time > 2 ? 1 : 0 };
    const none = { views: 0, failures: 0 };
    const batch = { stable: isCanary ? none : cohort, canary: isCanary ? cohort : none };
    sum = withBatch(sum, batch, paceRule);
    if (judge(sum).verdict === 'failing') return sum.canary.views;
  }
  return null;
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
