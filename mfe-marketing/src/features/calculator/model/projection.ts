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

/** When each of the four milestones is reached: the first month in which the profit is enough, else none of the 24. */
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
  /** Today and the twelve months after it. */
  readonly months: readonly Month[];
  readonly after: Month;
}

/** The three scenarios over twelve months; the middle one grows as the visitor says. */
export const scenarios = ({ mrr, growth }: Pick<CalculatorInput, 'mrr' | 'growth'>): Scenario[] =>
  (
    [
      { name: 'Conservatief', growth: 8, chance: 90 },
      { name: 'Realistisch', growth, chance: 70 },
      { name: 'Agressief', growth: 25, chance: 30 },
    ] as const
  ).map((scenario) => {
    const months = projection({ mrr, growth: scenario.growth }, chartedMonths);
    const after = months[chartedMonths];
    if (!after) throw new Error('a projection has a month for each number');
    return { ...scenario, months, after };
  });

export type FinancialStatus = 'Building' | 'Comfort' | 'Freedom' | 'Wealth' | 'Empire';

/** The five statuses with the monthly profit from which each holds. */
export const statuses: readonly { readonly status: FinancialStatus; readonly from: number }[] = [
  { status: 'Building', from: 0 },
  { status: 'Comfort', from: 10_000 },
  { status: 'Freedom', from: 25_000 },
  { status: 'Wealth', from: 50_000 },
  { status: 'Empire', from: 100_000 },
];

/** What a monthly profit is called. */
export const financialStatus = (profit: number): FinancialStatus =>
  statuses.findLast(({ from }) => profit >= from)?.status ?? 'Building';

/** The next milestone above a profit and how much of the way from zero is done (0 to 1); null at the top. */
export function nextMilestone(profit: number): { target: number; done: number } | null {
  const target = milestoneTargets.find((each) => each > profit);
  return target === undefined ? null : { target, done: Math.max(0, profit) / target };
}

/** A line in the chart that says what an amount means. */
export interface Reference {
  readonly value: number;
  /** Null: the visitor's own goal. */
  readonly status: FinancialStatus | null;
}

/** What is above this many times the highest value would flatten the lines. */
const headroom = 1.6;
/** Lines, or a line and the ground, that are closer than this part of the chart would be written over each other. */
const apart = 0.09;

/** The milestones and the own goal that fit into a chart whose highest value is `highest`; the goal before a milestone near it. */
export function references(highest: number, desiredIncome: number): Reference[] {
  const wanted: Reference[] = [
    { value: desiredIncome, status: null },
    ...milestoneTargets.map((value) => ({ value, status: financialStatus(value) })).reverse(),
  ];
  const top = Math.max(
    highest,
    ...wanted.map(({ value }) => value).filter((value) => value <= highest * headroom),
  );
  const drawn: Reference[] = [];
  for (const line of wanted) {
    const near = [0, ...drawn.map(({ value }) => value)].some(
      (value) => Math.abs(value - line.value) < top * apart,
    );
    if (line.value <= highest * headroom && !near) drawn.push(line);
  }
  return drawn.sort((a, b) => a.value - b.value);
}
