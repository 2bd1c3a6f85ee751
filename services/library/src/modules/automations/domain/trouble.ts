import type { Language } from '@stroomwerk/contracts';
import type { Automation, RunCause, RunStatus } from '@stroomwerk/contracts/library';
import { explain } from '../../causes/domain/cause-texts.js';
import { silentSince } from './silence.js';
import { type TroubleText, troubleTexts } from './trouble-texts.js';

type Trouble = NonNullable<Automation['trouble']>;

/** A run as far as trouble goes. */
export interface RecentRun {
  readonly status: RunStatus;
  readonly startedAt: Date;
  readonly cause: RunCause | null;
  readonly step: string | null;
  readonly app: string | null;
}

export interface Troubled {
  readonly kind: 'linked' | 'reported';
  readonly status: Automation['status'];
  readonly startedOnce: boolean;
  readonly goneSince: Date | null;
  /** Of its connection: failing since; null while it answers. */
  readonly failingSince: Date | null;
  /** Its connection ended. */
  readonly unlinked: boolean;
  /** There is a newer version of its workflow, which was not skipped. */
  readonly newer: boolean;
  /** The oldest first. */
  readonly recent: readonly RecentRun[];
}

const said = (kind: Trouble['kind'], text: TroubleText, since: Date | null): Trouble => ({
  kind,
  ...text,
  since: since?.toISOString() ?? null,
});

/** The failed runs since the last good one, the oldest first; empty where the last that ended went well. */
function failingRuns(recent: readonly RecentRun[]): readonly RecentRun[] {
  const judged = recent.filter(({ status }) => status === 'success' || status === 'error');
  return judged.slice(judged.findLastIndex(({ status }) => status === 'success') + 1);
}

/** What an automation needs its owner for, the most urgent: what no longer is there, then what fails, what is still, and what got better. */
export function troubleOf(it: Troubled, now: Date, lang: Language): Trouble | null {
  const texts = troubleTexts[lang];
  if (it.goneSince !== null) return said('gone', texts.gone, it.goneSince);
  if (it.kind === 'linked' && it.unlinked) return said('unreachable', texts.unlinked, null);
  if (it.failingSince !== null) return said('unreachable', texts.unreachable, it.failingSince);
  const failing = failingRuns(it.recent);
  const [first] = failing;
  const last = failing.at(-1);
  if (first !== undefined && last !== undefined) {
    const { title, steps } = explain(last.cause ?? 'other', { app: last.app, step: last.step }, lang);
    return said('failing', { title, detail: steps[0] ?? '' }, first.startedAt);
  }
  if (it.kind === 'reported') return null;
  if (it.status === 'stopped' && !it.startedOnce && it.recent.length === 0)
    return said('not_started', texts.not_started, null);
  const silent =
    it.status === 'running'
      ? silentSince(
          it.recent.map((run) => run.startedAt),
          now,
        )
      : undefined;
  if (silent !== undefined) return said('silent', texts.silent, silent);
  return it.newer ? said('update', texts.update, null) : null;
}
