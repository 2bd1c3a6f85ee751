import type { Run } from '@stroomwerk/contracts/library';
import { useFormat, useTexts } from '@stroomwerk/mfe-runtime';
import { cx } from '@stroomwerk/ui-kit';
import { Link } from 'react-router-dom';
import { runsTexts } from '../texts.js';
import { RunMark } from './RunMark.js';
import css from './Runs.module.css';

/** One line of the list: how it went, when, how long, and of a failed one why. */
export function RunItem({
  run,
  to,
  selected,
  reachable,
  onOpen,
}: {
  run: Run;
  /** The address of the page with this run open. */
  to: string;
  selected: boolean;
  /** By Tab; the arrows reach every one. */
  reachable: boolean;
  onOpen: () => void;
}) {
  const t = useTexts(runsTexts);
  const format = useFormat();
  const { id, status, started_at, duration_ms, failure, retried_by, retry_of } = run;
  const about = [
    failure?.title,
    retried_by === null ? null : t.retriedOnce,
    retry_of === null ? null : t.retryOf,
  ].filter((one) => one !== null && one !== undefined);
  return (
    <li>
      <Link
        to={to}
        data-run={id}
        preventScrollReset
        tabIndex={reachable ? 0 : -1}
        aria-current={selected || undefined}
        className={cx(css.run, selected && css.on)}
        onClick={onOpen}
      >
        <RunMark status={status} />
        <span className={css.state} title={`${format.date(started_at)}, ${format.time(started_at)}`}>
          {t.status[status]} <span>{t.at(format.time(started_at))}</span>
        </span>
        <span className={css.took}>{duration_ms === null ? '' : format.duration(duration_ms)}</span>
        {about.length > 0 ? <span className={css.about}>{about.join(' · ')}</span> : null}
      </Link>
    </li>
  );
}
