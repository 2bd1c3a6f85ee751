import type { Fall, FallsResponse } from '@stroomwerk/contracts/library';
import { type ApiError, useFormat, useTexts } from '@stroomwerk/mfe-runtime';
import {
  EmptyState,
  ErrorNotice,
  LinkButton,
  LoadingText,
  Panel,
  PanelItems,
  RowSkeleton,
} from '@stroomwerk/ui-kit';
import { Link } from 'react-router-dom';
import { useMoment } from '../../figures/components/useMoment.js';
import { failureText } from '../../polling/model/failure.js';
import { useFalls } from '../api/useOpsLibrary.js';
import { fallsTexts } from '../falls-texts.js';
import { writeDesk } from '../model/address.js';
import css from './OpsLibrary.module.css';

/** Workflows that succeed less often with customers than before, with why, above what members reported. */
export function FallsPanel() {
  const { data, error, isFetching, refetch } = useFalls();
  return <FallsList data={data} error={error} busy={isFetching} onRetry={() => void refetch()} />;
}

interface FallsListProps {
  readonly data: FallsResponse | undefined;
  readonly error: ApiError | null;
  readonly busy: boolean;
  readonly onRetry: () => void;
}

/** On its way, failed, empty or there. */
export function FallsList({ data, error, busy, onRetry }: FallsListProps) {
  const t = useTexts(fallsTexts);
  const format = useFormat();
  const count = data === undefined ? null : t.count(format.number(data.falls.length));
  return (
    <Panel
      flush
      title={t.title}
      badge={
        <span className="caption" role="status">
          {count}
        </span>
      }
    >
      {data === undefined && error === null ? (
        <>
          <LoadingText />
          <RowSkeleton count={2} />
        </>
      ) : (
        <>
          <div className={css.pad}>
            {data === undefined ? (
              <ErrorNotice error={error} title={t.failed} busy={busy} onRetry={onRetry}>
                {failureText(error)}
              </ErrorNotice>
            ) : data.falls.length === 0 ? (
              <EmptyState>{t.none}</EmptyState>
            ) : (
              <p className="caption">{t.lead}</p>
            )}
          </div>
          {data === undefined || data.falls.length === 0 ? null : (
            <PanelItems>
              {data.falls.map((fall) => (
                <FallRow key={fall.filename} fall={fall} />
              ))}
            </PanelItems>
          )}
        </>
      )}
    </Panel>
  );
}

function FallRow({ fall }: { fall: Fall }) {
  const t = useTexts(fallsTexts);
  const format = useFormat();
  const moment = useMoment();
  const { name, filename, success_now: now, success_before: before, runs, customers, groups } = fall;
  const there = new URLSearchParams(
    writeDesk({ tab: 'workflows', status: 'open', asked: 'open', q: filename, hidden: 'all', page: 1 }),
  );
  const rate =
    before === null ? t.rateOnly(format.number(now)) : t.rate(format.number(now), format.number(before));
  const failing = t.customers(format.number(fall.failing_customers), format.number(customers));
  return (
    <li className={css.report}>
      <div className={css.about}>
        <p className={css.head}>
          <b>{name}</b> {rate}
        </p>
        <p className="caption">
          {t.runs(format.number(runs))} · {failing} · {t.since(moment(fall.since))}
        </p>
        <ul className={css.causes}>
          {groups.map(({ cause, title, step, app, runs: often, customers: many }) => (
            <li key={`${cause} ${step} ${app}`}>
              {title} <span className="caption">({step === null ? t.own : t.at(step)})</span>:{' '}
              {t.group(format.number(often), format.number(many))}
            </li>
          ))}
        </ul>
      </div>
      <div className={css.acts}>
        <LinkButton size="sm" component={Link} to={`/ops/library?${there}`} aria-label={t.seeOf(name)}>
          {t.see}
        </LinkButton>
      </div>
    </li>
  );
}
