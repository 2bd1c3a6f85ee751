/** Customers that have to run a workflow before anything is told of it (issue 13, point 10). */
export const fewestCustomers = 5;
/** Whole days that what is told covers, the newest of them yesterday. */
export const toldDays = 30;

/** Runs that ended, over all customers together. */
export interface Counted {
  readonly runs: number;
  readonly succeeded: number;
}

/** Success in whole percents. */
export interface Told {
  readonly runs: number;
  readonly success: number;
}

const down = (value: number, step: number): number => Math.floor(value / step) * step;

/**
 * What is told of a workflow: runs to two digits, below a hundred to fives; success in whole percents, below a hundred runs
 * in fives; both rounded down. Whoever knows their own share, or asks before and after another customer came or left, cannot
 * work out anybody else's: the figures are too coarse for that, stand still for a day, and are of one workflow alone, never a
 * sum over the variants of a recipe, from which those of few customers would follow.
 * @returns undefined of too few customers, or where nothing ended
 */
export function toldOf({ runs, succeeded }: Counted, customers: number): Told | undefined {
  if (customers < fewestCustomers || runs < 5) return undefined;
  const isFew = runs < 100;
  const digits = 10 ** (Math.floor(Math.log10(runs)) - 1);
  return {
    runs: down(runs, isFew ? 5 : digits),
    success: down((100 * succeeded) / runs, isFew ? 5 : 1),
  };
}
