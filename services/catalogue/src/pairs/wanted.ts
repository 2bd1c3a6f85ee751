import type { Both } from '../dsl/types.js';

/** Two apps that Dutch businesses want joined, and why. */
export interface WantedPair {
  /** As their accounts are called, in Dutch. */
  readonly apps: readonly [string, string];
  readonly for: Both;
  /** The recipe that joins them; without one the pair is still missing. */
  readonly recipe?: string;
}

/** @param apps `Moneybird + Mollie` @param recipe left out where nobody wrote it yet */
export function wanted(apps: string, nl: string, en: string, recipe?: string): WantedPair {
  const [one = '', other = ''] = apps.split(' + ');
  return { apps: [one, other], for: { nl, en }, ...(recipe === undefined ? {} : { recipe }) };
}
