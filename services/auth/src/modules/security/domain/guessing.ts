const second = 1_000;
const minute = 60 * second;

/** Tries at one account from one network (or one device) before anybody has to wait. */
export const freeTries = 5;
/** The longest wait. Nobody is locked out: after it the next try counts. */
export const longestWaitMs = 15 * minute;
/** How long failures of one network at one account are remembered after the last. */
export const rememberedMs = 24 * 60 * minute;

/** Failures at one account, of all networks together within `siegeWindowMs`, that make every network wait sooner. */
export const siegeFailures = 50;
export const siegeWindowMs = 60 * minute;

/** A known device that failed so often is known no more, until it signs in: its cookie may be stolen. */
export const trustedFailures = 10;

/** How long a browser is known after its last sign-in: a year. */
export const deviceSeconds = 365 * 86_400;

/**
 * Milliseconds until the next try counts, after so many failures from one place: nothing for the first few, then twice
 * as long each time. While an account is under siege a new place still has one try at once: its owner needs no more.
 */
export function waitMs(failures: number, siege: boolean): number {
  const [free, first] = siege ? [1, minute] : [freeTries, 2 * second];
  return failures < free ? 0 : Math.min(first * 2 ** (failures - free), longestWaitMs);
}
