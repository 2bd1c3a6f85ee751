/** The platform's goal in euros per month (specification, section 9). */
export const revenueTarget = 10_000;

/** Euros as the figures have them -> whole cents, as formats take them. */
export const toCents = (euros: number): number => Math.round(euros * 100);

/** What is still missing to the goal, never below nothing. Euros. */
export const missing = (current: number, target: number): number => Math.max(0, target - current);

/** Progress in percent, 0 to 100, one decimal. A goal of nothing is reached. */
export const progress = (current: number, target: number): number =>
  target <= 0 ? 100 : Math.min(100, Math.max(0, Math.round((current / target) * 1000) / 10));
