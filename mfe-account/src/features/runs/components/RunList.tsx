import type { Run } from '@stroomwerk/contracts/library';
import { useFormat, useTexts } from '@stroomwerk/mfe-runtime';
import { Button, ErrorNotice } from '@stroomwerk/ui-kit';
import type { KeyboardEvent } from 'react';
import type { Runs } from '../api/use-runs.js';
import { daysOf, nearDay } from '../model/days.js';
import { stepTo } from '../model/keys.js';
import { runsTexts } from '../texts.js';
import { RunItem } from './RunItem.js';
import css from './Runs.module.css';

/** Where the open run stands beside the list (Runs.module.css). */
const beside = '(min-width: 1024px)';

/** Runs by day, the newest first. Arrows, Home and End go through them; older ones come by a button. */
export function RunList({
  runs,
  older,
  keptDays,
  selected,
  addressOf,
  onStep,
  onOpen,
}: {
  runs: readonly Run[];
  older: Runs['older'];
  keptDays: number | undefined;
  selected: string | undefined;
  addressOf: (run: string) => string;
  /** The keyboard went to another run. */
  onStep: (run: string) => void;
  /** A run was opened, to be read. */
  onOpen: (run: string) => void;
}) {
  const t = useTexts(runsTexts);
  const format = useFormat();
  const reachable = runs.some(({ id }) => id === selected) ? selected : runs[0]?.id;
  const go = (event: KeyboardEvent<HTMLElement>) => {
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const links = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-run]')];
    const to = stepTo(event.key, links.indexOf(document.activeElement as HTMLElement), links.length);
    const link = to === null ? undefined : links[to];
    if (link === undefined) return;
    event.preventDefault();
    link.focus();
    const { run } = link.dataset;
    if (run !== undefined && window.matchMedia(beside).matches) onStep(run);
  };
  return (
    <nav className={css.list} aria-label={t.list} onKeyDown={go}>
      {daysOf(runs, format.date).map(({ date, runs: its }) => {
        const near = nearDay(date, format.date, Date.now());
        return (
          <section key={date}>
            <h2 className={`${css.day} caption`}>{near === null ? date : t.days[near]}</h2>
            <ul>
              {its.map((run) => (
                <RunItem
                  key={run.id}
                  run={run}
                  to={addressOf(run.id)}
                  selected={run.id === selected}
                  reachable={run.id === reachable}
                  onOpen={() => onOpen(run.id)}
                />
              ))}
            </ul>
          </section>
        );
      })}
      <div className={css.foot}>
        {older.error ? (
          <ErrorNotice error={older.error} title={t.olderFailed} busy={older.busy} onRetry={older.load}>
            {older.error.detail}
          </ErrorNotice>
        ) : older.there ? (
          <Button size="sm" busy={older.busy} onClick={older.load}>
            {t.older}
          </Button>
        ) : null}
        {keptDays === undefined ? null : <span className="caption">{t.kept(keptDays)}</span>}
      </div>
    </nav>
  );
}
