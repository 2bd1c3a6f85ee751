/** The remote did not come within the time limit. */
export class TimedOut extends Error {}

export interface Limits {
  /** Milliseconds for everything, the second attempt included. */
  readonly total: number;
  /** Milliseconds between the attempts. */
  readonly pause: number;
}

/** Below the five seconds after which a fallback must stand (architecture, rule 7). */
export const limits: Limits = { total: 4_200, pause: 200 };
/** Of a canary, which leaves time for the stable release. */
export const canaryLimits: Limits = { total: 2_600, pause: 200 };
/** Of the stable release that is taken instead of a canary. Both together stay below the five seconds. */
export const insteadLimits: Limits = { total: 2_000, pause: 150 };

/**
 * The limits of a page that was wished for before the shell could ask for it: the five seconds began with the wish.
 * A slow start leaves at least four fifths.
 * @param waited milliseconds since the wish
 * @param times how many times as long as usual everything may take
 */
export function hurried({ total, pause }: Limits, waited: number, times = 1): Limits {
  const all = canaryLimits.total + insteadLimits.total;
  const share = Math.min(1, Math.max(0.8, (4_900 - waited / times) / all));
  return { total: Math.round(total * share * times), pause };
}

/** Milliseconds that one attempt to load an entry may take, so that both fit. */
export const entryTimeout = ({ total, pause }: Limits): number => (total - pause) / 2 - 50;

/**
 * Tries twice, within one time limit.
 * @throws TimedOut, or what the first attempt threw: a module that broke while it ran is only half there the second time
 */
export function attempt<T>(load: () => Promise<T>, { total, pause }: Limits = limits): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new TimedOut(`No answer within ${total} ms`)), total);
    const again = (error: unknown) =>
      new Promise<T>((done, failed) => setTimeout(() => load().then(done, () => failed(error)), pause));
    load()
      .catch(again)
      .then(resolve, reject)
      .finally(() => clearTimeout(timer));
  });
}
