import type { ProblemReport } from '@stroomwerk/contracts/library';
import { useFormat, useTexts } from '@stroomwerk/mfe-runtime';
import { Badge, Button, LinkButton, SegmentedControl, useToast } from '@stroomwerk/ui-kit';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { useMoment } from '../../figures/components/useMoment.js';
import { useLibraryActs, useReports } from '../api/useOpsLibrary.js';
import { type Desk, statuses, turned, writeDesk } from '../model/address.js';
import { opsLibraryTexts } from '../texts.js';
import { FallsPanel } from './FallsPanel.js';
import { ListPanel } from './ListPanel.js';
import css from './OpsLibrary.module.css';
import { ReasonDialog } from './ReasonDialog.js';

interface TabProps {
  readonly desk: Desk;
  readonly onDesk: (desk: Desk) => void;
}

/** What fails with customers, and what members reported, newest first, and how it was solved. */
export function ReportsTab({ desk, onDesk }: TabProps) {
  const t = useTexts(opsLibraryTexts);
  const format = useFormat();
  const toast = useToast();
  const list = useReports(desk);
  const { resolve } = useLibraryActs();
  const [asked, setAsked] = useState<ProblemReport>();
  return (
    <>
      <FallsPanel />
      <ListPanel
        title={t.tabs.reports}
        list={list}
        count={({ total }) => t.count(format.number(total))}
        filter={
          <SegmentedControl
            label={t.status}
            value={desk.status}
            options={statuses.map((value) => ({ value, label: t.statuses[value] }))}
            onChange={(status) => onDesk(turned(desk, { status }))}
          />
        }
        failed={t.reportsFailed}
        empty={t.noReports[desk.status]}
        rows={({ reports }) =>
          reports.map((report) => (
            <Report key={report.id} report={report} onResolve={() => setAsked(report)} />
          ))
        }
        page={desk.page}
        onPage={(page) => onDesk({ ...desk, page })}
      />
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
