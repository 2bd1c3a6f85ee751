/** Work with the payment provider: at most two of these at a time in a process. */
export const providerQueue = 'billing.provider';

/** `event`: work off a stored event; `session`: read a checkout session again; `reconcile`: look for what was missed. */
export type ProviderJobName = 'event' | 'session' | 'reconcile';

export interface ProviderJob {
  /** Of the event or the session; empty for reconcile. */
  id: string;
}

/** How often lost messages are looked for, in milliseconds. */
export const reconcileEveryMs = 120_000;
