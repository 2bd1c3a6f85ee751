/** The wealth calculator (specification, sections 4 and 9; decisions.md, "Calculator"). Amounts are euros per month. */
export interface CalculatorInput {
  readonly mrr: number;
  /** Desired monthly passive income. */
  readonly desiredIncome: number;
  /** Percent per month. */
  readonly growth: number;
}

export const calculatorDefaults: CalculatorInput = { mrr: 6847, desiredIncome: 25_000, growth: 15 };
export const projectionMonths = 24;
export const chartedMonths = 12;
const profitShare = 0.75;

export interface Month {
  readonly month: number;
  readonly mrr: number;
  readonly profit: number;
}

/** Month n is MRR × (1 + growth)^n; month 0 is today. Nothing is rounded here. */
export const projection = (
  { mrr, growth }: Pick<CalculatorInput, 'mrr' | 'growth'>,
  months = projectionMonths,
): Month[] =>
  Array.from({ length: months + 1 }, (_, month) => {
    const revenue = mrr * (1 + growth / 100) ** month;
    return { month, mrr: revenue, profit: revenue * profitShare };
  });

export const milestoneTargets = [10_000, 25_000, 50_000, 100_000] as const;

export interface Milestone {
  readonly target: number;
  /** The first month in which the profit reaches the target; null when none of the 24 does. */
  readonly month: number | null;
}

/** When each of the four milestones is reached. */
export const milestones = (months: readonly Month[]): Milestone[] =>
  milestoneTargets.map((target) => ({ target, month: reachedIn(months, target) }));

/** The first month in which the profit reaches an amount, or null. */
export const reachedIn = (months: readonly Month[], target: number): number | null =>
  months.find(({ profit }) => profit >= target)?.month ?? null;

export interface Scenario {
  readonly name: 'Conservatief' | 'Realistisch' | 'Agressief';
  readonly growth: number;
  /** Percent. */
  readonly chance: number;
  readonly after: Month;
}

/** The three scenarios after twelve months; the middle one grows as the visitor says. */
export const scenarios = ({ mrr, growth }: Pick<CalculatorInput, 'mrr' | 'growth'>): Scenario[] =>
  (
    [
      { name: 'Conservatief', growth: 8, chance: 90 },
      { name: 'Realistisch', growth, chance: 70 },
      { name: 'Agressief', growth: 25, chance: 30 },
    ] as const
  ).map((scenario) => {
    const after = projection({ mrr, growth: scenario.growth }, chartedMonths)[chartedMonths];
    if (!after) throw new Error('a projection has a month for each number');
    return { ...scenario, after };
  });

export type FinancialStatus = 'Building' | 'Comfort' | 'Freedom' | 'Wealth' | 'Empire';

/** What a monthly profit is called. */
export function financialStatus(profit: number): FinancialStatus {
  if (profit >= 100_000) return 'Empire';
  if (profit >= 50_000) return 'Wealth';
  if (profit >= 25_000) return 'Freedom';
  if (profit >= 10_000) return 'Comfort';
  return 'Building';
}

/**
 * Reads a number as people type it, in Dutch or English: comma or point, spaces and a euro sign. A single group of three
 * digits is thousands in both (`6.847` and `6,847`): no amount here has three decimals.
 * @returns null when it is none, or out of bounds
 */
export function readAmount(text: string, { min, max }: { min: number; max: number }): number | null {
  const cleaned = text.replace(/[€%\s]/g, '').replace('\u2212', '-');
  const plain = /^-?\d{1,3}(\.\d{3})+(,\d+)?$/.test(cleaned)
    ? cleaned.replaceAll('.', '')
    : /^-?\d{1,3}(,\d{3})+(\.\d+)?$/.test(cleaned)
      ? cleaned.replaceAll(',', '')
      : cleaned;
  const value = Number(plain.replace(',', '.'));
  return cleaned === '' || !Number.isFinite(value) || value < min || value > max ? null : value;
}
