import type { Automation } from '@stroomwerk/contracts/library';
import { useTexts } from '@stroomwerk/mfe-runtime';
import { cx, ErrorNotice, Panel, RowSkeleton, TextLink, useToast } from '@stroomwerk/ui-kit';
import { ArrowLeft } from 'lucide-react';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { runsAddress } from '../../dashboard/model/attention.js';
import { useRetrying } from '../api/use-retrying.js';
import { useRuns } from '../api/use-runs.js';
import type { RunFilter } from '../model/filter.js';
import { runsTexts } from '../texts.js';
import { NoRuns } from './NoRuns.js';
import { RunList } from './RunList.js';
import css from './Runs.module.css';
import { ShownRun } from './ShownRun.js';

/** The runs of an automation beside the one that is open; on a phone one of the two. Which one stands in the address. */
export function RunsView({
  automation,
  filter,
  unknown,
  onFilter,
  onWatch,
}: {
  automation: Automation;
  filter: RunFilter;
  /** What to say of a failure of which nothing is known. */
  unknown: string;
  onFilter: (filter: RunFilter) => void;
  onWatch: () => void;
}) {
  const t = useTexts(runsTexts);
  const { show } = useToast();
  const [query, setQuery] = useSearchParams();
  const heading = useRef<HTMLHeadingElement>(null);
  // Whoever opened a run reads it, once it is the one that is shown; whoever came back goes on in the list.
  const opening = useRef<string>(undefined);
  const { newest, list, older } = useRuns(automation.id, filter);
  const opened = query.get('run') ?? undefined;
  const shown = opened ?? list?.runs[0]?.id;
  const addressOf = (run?: string) => {
    const next = new URLSearchParams({
      ...(filter === 'all' ? {} : { status: filter }),
      ...(run === undefined ? {} : { run }),
    });
    return `${runsAddress(automation.id)}${next.size > 0 ? `?${next}` : ''}`;
  };
  const stepTo = (run: string) =>
    setQuery(
      { ...(filter === 'all' ? {} : { status: filter }), run },
      { replace: true, preventScrollReset: true },
    );
  const retrying = useRetrying(
    automation.id,
    (made) => {
      show(t.retried);
      opening.current = made;
      // Among the failed ones it would not be found.
      setQuery({ run: made }, { preventScrollReset: true });
    },
    unknown,
  );
  useEffect(() => {
    if (opening.current === undefined || heading.current?.dataset.run !== opening.current) return;
    opening.current = undefined;
    heading.current.focus();
  });
  const run = list?.runs.find(({ id }) => id === shown);
  const keys = (event: KeyboardEvent) => {
    const plain = !event.altKey && !event.ctrlKey && !event.metaKey;
    if (plain && event.key.toLowerCase() === 'r' && run?.status === 'error') retrying.retry(run.id);
  };
  if (!list)
    return newest.error ? (
      <ErrorNotice error={newest.error} title={t.loadFailed} onRetry={() => void newest.refetch()}>
        {newest.error.detail}
      </ErrorNotice>
    ) : (
      <Panel title={t.title}>
        <RowSkeleton count={6} />
      </Panel>
    );
  if (list.runs.length === 0 && opened === undefined)
    return <NoRuns automation={automation} filter={filter} onFilter={onFilter} onWatch={onWatch} />;
  return (
    <section aria-label={t.title} className={cx(css.md, opened !== undefined && css.opened)} onKeyDown={keys}>
      <RunList
        runs={list.runs}
        older={older}
        keptDays={newest.data?.kept_days}
        selected={shown}
        addressOf={addressOf}
        onStep={stepTo}
        onOpen={(id) => {
          opening.current = id;
          // The same one again changes nothing that an effect would see.
          if (heading.current?.dataset.run === id) heading.current.focus();
        }}
      />
      <div className={css.pane}>
        <p className={css.backToList}>
          <TextLink component={Link} standalone className={css.back} to={addressOf()}>
            <ArrowLeft size={16} aria-hidden="true" />
            {t.toList}
          </TextLink>
        </p>
        {shown === undefined ? (
          <p className="soft">{t.pick}</p>
        ) : (
          <ShownRun
            key={shown}
            id={shown}
            known={run}
            automation={automation}
            heading={heading}
            retrying={retrying}
            addressOf={addressOf}
          />
        )}
      </div>
    </section>
  );
}
