import type { ProblemReport } from '@stroomwerk/contracts/library';
import { useFormat, useTexts } from '@stroomwerk/mfe-runtime';
import {
  Badge,
  Button,
  EmptyState,
  ErrorNotice,
  LinkButton,
  LoadingText,
  Pagination,
  Panel,
  PanelItems,
  RowSkeleton,
  SegmentedControl,
  useToast,
} from '@stroomwerk/ui-kit';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { useMoment } from '../../figures/components/useMoment.js';
import { failureText } from '../../polling/model/failure.js';
import { useLibraryActs, useReports } from '../api/useOpsLibrary.js';
import { type Desk, statuses, turned, writeDesk } from '../model/address.js';
import { opsLibraryTexts } from '../texts.js';
import css from './OpsLibrary.module.css';
import { ReasonDialog } from './ReasonDialog.js';

interface TabProps {
  readonly desk: Desk;
  readonly onDesk: (desk: Desk) => void;
}

/** What members reported, newest first, and how it was solved. */
export function ReportsTab({ desk, onDesk }: TabProps) {
  const t = useTexts(opsLibraryTexts);
  const format = useFormat();
  const toast = useToast();
  const { data, error, isFetching, refetch } = useReports(desk);
  const { resolve } = useLibraryActs();
  const [asked, setAsked] = useState<ProblemReport>();
  return (
    <>
      <Panel
        flush
        title={t.tabs.reports}
        badge={
          <span className="caption" role="status">
            {data === undefined ? null : t.count(format.number(data.total))}
          </span>
        }
        actions={
          <SegmentedControl
            label={t.status}
            value={desk.status}
            options={statuses.map((value) => ({ value, label: t.statuses[value] }))}
            onChange={(status) => onDesk(turned(desk, { status }))}
          />
        }
      >
        {data === undefined && error !== null ? (
          <div className={css.pad}>
            <ErrorNotice
              error={error}
              title={t.reportsFailed}
              busy={isFetching}
              onRetry={() => void refetch()}
            >
              {failureText(error)}
            </ErrorNotice>
          </div>
        ) : data === undefined ? (
          <>
            <LoadingText />
            <RowSkeleton count={4} />
          </>
        ) : data.reports.length === 0 ? (
          <div className={css.pad}>
            <EmptyState>{t.noReports[desk.status]}</EmptyState>
          </div>
        ) : (
          <PanelItems>
            {data.reports.map((report) => (
              <Report key={report.id} report={report} onResolve={() => setAsked(report)} />
            ))}
          </PanelItems>
        )}
        {data !== undefined && data.pages > 1 ? (
          <div className={css.foot}>
            <Pagination
              page={desk.page}
              pages={data.pages}
              onPage={(page) => onDesk({ ...desk, page })}
              note={t.page(format.number(desk.page), format.number(data.pages))}
            />
          </div>
        ) : null}
      </Panel>
      {asked === undefined ? null : (
        <ReasonDialog
          title={t.resolveTitle(asked.name)}
          text={t.resolveText}
          label={t.resolution}
          verb={t.resolve}
          onReason={async (text) => {
            await resolve.mutateAsync({ params: { id: asked.id }, body: { text } });
            toast.show(t.resolved);
            setAsked(undefined);
          }}
          onClose={() => setAsked(undefined)}
        />
      )}
    </>
  );
}

function Report({ report, onResolve }: { report: ProblemReport; onResolve: () => void }) {
  const t = useTexts(opsLibraryTexts);
  const moment = useMoment();
  const { name, filename, kind, text, n8n_version: version, status, resolution } = report;
  const there = new URLSearchParams(
    writeDesk({ tab: 'workflows', status: 'open', asked: 'open', q: filename, hidden: 'all', page: 1 }),
  );
  return (
    <li className={css.report}>
      <div className={css.about}>
        <p className={css.head}>
          <b>{name}</b>
          <Badge tone={status === 'open' ? 'warning' : 'success'}>{t.kinds[kind]}</Badge>
        </p>
        <p className={css.text}>{text}</p>
        <p className="caption">
          {t.reported(moment(report.reported_at))}
          {version === null ? '' : ` · ${t.n8n(version)}`}
          {report.resolved_at === null ? '' : ` · ${t.resolvedAt(moment(report.resolved_at))}`}
        </p>
        {resolution === null ? null : <p className={css.resolution}>{resolution}</p>}
      </div>
      <div className={css.acts}>
        <LinkButton size="sm" component={Link} to={`/ops/library?${there}`} aria-label={t.seeOf(name)}>
          {t.see}
        </LinkButton>
        {status === 'open' ? (
          <Button size="sm" aria-label={t.resolveOf(name)} onClick={onResolve}>
            {t.resolve}
          </Button>
        ) : null}
      </div>
    </li>
  );
}
