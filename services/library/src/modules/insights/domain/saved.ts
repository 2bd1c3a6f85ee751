/** Minutes of handwork that one successful run of an automation replaces. */
export interface PerRun {
  /** What its workflow declares; 0 where it declares nothing. */
  readonly declared: number;
  /** What the customer says instead. */
  readonly own: number | null;
}

/** The customer's own word goes before ours. */
export const minutesPerRun = ({ declared, own }: PerRun): number => own ?? declared;

/**
 * The one assumption behind every figure of saved time: each successful run spares its minutes, one that failed or was
 * canceled spares none. It is said wherever the figure stands.
 */
export const minutesSaved = (succeeded: number, perRun: PerRun): number => succeeded * minutesPerRun(perRun);

/** Unrounded. */
export const hoursOf = (minutes: number): number => minutes / 60;

/** What the minutes are worth, in whole cents; null where the customer named no rate: we name none for them. */
export const centsOf = (minutes: number, hourlyRateCents: number | null): number | null =>
  hourlyRateCents === null ? null : Math.round((minutes * hourlyRateCents) / 60);

interface Ended {
  readonly succeeded: number;
  readonly failed: number;
}

/** Percent of the runs that came to an end of their own, to one decimal; null where none did: canceled ones do not count. */
export function successOf({ succeeded, failed }: Ended): number | null {
  const all = succeeded + failed;
  return all === 0 ? null : Math.round((1_000 * succeeded) / all) / 10;
}
