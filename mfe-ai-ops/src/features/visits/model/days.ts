interface Day {
  readonly day: string;
  readonly views: number;
}

const dayLength = 86_400_000;

/** Every day from `since` on, those without a view included: a gap in the counts is no gap in time. */
export function everyDay(since: string, days: number, counted: readonly Day[]): Day[] {
  const views = new Map(counted.map(({ day, views: number }) => [day, number]));
  const first = Date.parse(`${since}T00:00:00Z`);
  return Array.from({ length: days }, (_, index) => {
    const day = new Date(first + index * dayLength).toISOString().slice(0, 10);
    return { day, views: views.get(day) ?? 0 };
  });
}

/**
 * Each step as a part of the one before, in percent. Null for the first, after a step that nobody took, and for one that
 * more took than the one before: who comes back to pay does not register again, so it is no part of it.
 */
export const shares = (funnel: readonly { readonly count: number }[]): (number | null)[] =>
  funnel.map(({ count }, index) => {
    const before = funnel[index - 1]?.count ?? 0;
    return before === 0 || count > before ? null : (count / before) * 100;
  });
