const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/** How runs of an automation followed each other. */
export interface Followed {
  readonly runs: number;
  readonly firstAt: Date;
  readonly lastAt: Date;
  readonly longestMs: number;
  readonly medianMs: number;
}

/** With fewer nobody can tell a rhythm. */
const leastRuns = 5;
/** Whoever works in office hours rests at night, and at the weekend: a rhythm that lived through neither knows nothing of them. */
const night = 36 * hour;
const weekend = 8 * day;
const afterWeekend = 3 * day + hour;

/**
 * How long an automation may be quiet before that means something, by how its runs followed each other: twice the longest quiet
 * that there was. Null where nothing can be known.
 */
export function rhythmOf({ runs, firstAt, lastAt, longestMs, medianMs }: Followed): number | null {
  if (runs < leastRuns || medianMs <= 0) return null;
  const known = lastAt.getTime() - firstAt.getTime();
  const quiet = 2 * longestMs + 10 * minute;
  const likeAClock = longestMs <= 2 * medianMs && longestMs < 12 * hour && known >= night;
  return known >= weekend || likeAClock ? quiet : Math.max(quiet, afterWeekend);
}

const units: Readonly<Record<string, { readonly ms: number; readonly every: string }>> = {
  seconds: { ms: 1_000, every: 'secondsInterval' },
  minutes: { ms: minute, every: 'minutesInterval' },
  hours: { ms: hour, every: 'hoursInterval' },
  days: { ms: day, every: 'daysInterval' },
  weeks: { ms: 7 * day, every: 'weeksInterval' },
  months: { ms: 31 * day, every: 'monthsInterval' },
};

const of = (value: unknown, key: string): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined;

/**
 * How long a workflow may be quiet by its own schedule (n8n's schedule trigger): one interval, a tenth more, and ten minutes.
 * Null where it has none, several, or a cron expression, which its rhythm tells.
 */
export function scheduledQuiet(nodes: readonly unknown[]): number | null {
  const triggers = nodes.filter(
    (node) => of(node, 'type') === 'n8n-nodes-base.scheduleTrigger' && of(node, 'disabled') !== true,
  );
  const intervals = of(of(of(triggers[0], 'parameters'), 'rule'), 'interval');
  if (triggers.length !== 1 || !Array.isArray(intervals) || intervals.length !== 1) return null;
  const [interval] = intervals as readonly unknown[];
  const field = of(interval, 'field') ?? 'days';
  const unit = typeof field === 'string' ? units[field] : undefined;
  if (unit === undefined) return null;
  const given = Number(of(interval, unit.every) ?? 1);
  if (!Number.isFinite(given) || given < 1) return null;
  return Math.round(unit.ms * given * 1.1) + 10 * minute;
}

/**
 * How long an automation may be quiet: by its schedule while it has run too seldom to know more; after that no sooner than its own
 * longest quiet, since a schedule may have been changed in n8n.
 * @param schedule as {@link scheduledQuiet} gives it
 */
export function quietAllowed(followed: Followed, schedule: number | null): number | null {
  const rhythm = rhythmOf(followed);
  if (schedule === null || rhythm === null) return schedule ?? rhythm;
  return Math.min(rhythm, Math.max(schedule, Math.round(followed.longestMs * 1.1) + 10 * minute));
}
