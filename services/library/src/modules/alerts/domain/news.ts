import type { AlertKind } from '@stroomwerk/contracts/library';

/** A run that ended well or badly; one that somebody broke off says nothing. */
export interface JudgedRun {
  readonly id: string;
  readonly status: 'success' | 'error';
  readonly endedAt: Date;
}

/** An alert that was written, by the run that it is about. */
export interface Told {
  readonly kind: AlertKind;
  readonly runId: string;
}

export interface News extends Told {
  readonly kind: 'first_failure' | 'keeps_failing' | 'well_again';
  readonly at: Date;
  /** How often it had failed in a row by then; of well_again, how often before. */
  readonly failures: number;
}

export interface Horizon {
  /** What happened before is history: nobody is told of it any more. */
  readonly since: Date;
  /** How it was before the first run that is given. `unknown`: that one does not begin anything. */
  readonly before: 'well' | 'failing' | 'unknown';
}

const inARow = 3;
const hourMs = 3_600_000;

/** Runs that ended alike, one after the other. */
type Stretch = readonly [JudgedRun, ...JudgedRun[]];

function stretchesOf(runs: readonly JudgedRun[]): Stretch[] {
  const stretches: [JudgedRun, ...JudgedRun[]][] = [];
  for (const run of runs) {
    const last = stretches.at(-1);
    if (last?.[0].status === run.status) last.push(run);
    else stretches.push([run]);
  }
  return stretches;
}

const ordered = (runs: readonly JudgedRun[]): JudgedRun[] =>
  [...new Map(runs.map((run) => [run.id, run])).values()].sort(
    (one, other) => one.endedAt.getTime() - other.endedAt.getTime() || (one.id < other.id ? -1 : 1),
  );

/** The failure with which it keeps failing: the third in a row, or another one an hour or more after the first. */
const keepsAt = (stretch: Stretch): number =>
  stretch.findIndex(
    ({ endedAt }, at) =>
      at + 1 >= inARow || (at > 0 && endedAt.getTime() - stretch[0].endedAt.getTime() >= hourMs),
  );

/**
 * What is to be told of an automation, from its runs and what was told before. Runs may come in any order, late and twice: each
 * stretch of failures, and the end of each, is told once, since a later run never joins two stretches.
 */
export function newsOf(
  runs: readonly JudgedRun[],
  told: readonly Told[],
  { since, before }: Horizon,
): News[] {
  const known = (kind: AlertKind, stretch: Stretch): boolean =>
    told.some((one) => one.kind === kind && stretch.some(({ id }) => id === one.runId));
  return stretchesOf(ordered(runs)).flatMap((stretch, index, all): News[] => {
    if (index === 0 && before !== (stretch[0].status === 'success' ? 'failing' : 'well')) return [];
    const about = (kind: News['kind'], run: JudgedRun, failures: number): News[] =>
      known(kind, stretch) || run.endedAt < since ? [] : [{ kind, runId: run.id, at: run.endedAt, failures }];
    if (stretch[0].status === 'success') return about('well_again', stretch[0], all[index - 1]?.length ?? 0);
    const keeps = keepsAt(stretch);
    const third = stretch[keeps];
    return [
      ...about('first_failure', stretch[0], 1),
      ...(third === undefined ? [] : about('keeps_failing', third, keeps + 1)),
    ];
  });
}
