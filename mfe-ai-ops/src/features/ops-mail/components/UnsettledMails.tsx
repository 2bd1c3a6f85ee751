import type { OpsUnsettledMails } from '@stroomwerk/contracts/auth';
import { useFormat, useTexts } from '@stroomwerk/mfe-runtime';
import { Badge, type Column, DataTable, EmptyState, ErrorNotice, Panel } from '@stroomwerk/ui-kit';
import { useMoment } from '../../figures/components/useMoment.js';
import { failureText } from '../../polling/model/failure.js';
import { useUnsettledMails } from '../api/useOpsMail.js';
import { opsMailTexts } from '../texts.js';

type Mail = OpsUnsettledMails['mails'][number];

/** Mails that did not arrive, and those of which nobody knows. */
export function UnsettledMails() {
  const t = useTexts(opsMailTexts);
  const format = useFormat();
  const moment = useMoment();
  const { data, error, isFetching, refetch } = useUnsettledMails();
  if (data === undefined && error !== null)
    return (
      <ErrorNotice error={error} title={t.failed} busy={isFetching} onRetry={() => void refetch()}>
        {failureText(error)}
      </ErrorNotice>
    );
  const columns: Column<Mail>[] = [
    { key: 'kind', header: t.mail.kind, cell: ({ kind }) => <code className="mono">{kind}</code> },
    {
      key: 'state',
      header: t.mail.state,
      cell: ({ state }) => <Badge>{t.states[state]}</Badge>,
      phone: 'status',
    },
    { key: 'answer', header: t.mail.answer, cell: ({ answer }) => answer ?? '' },
    { key: 'when', header: t.mail.when, cell: ({ settled_at: at }) => moment(at) },
  ];
  return (
    <Panel flush title={t.unsettled} lead={data && t.unsettledLead(format.number(data.waiting))}>
      <DataTable
        caption={t.unsettled}
        columns={columns}
        rows={data?.mails ?? []}
        rowKey={({ id }) => id}
        loading={data === undefined}
        density="compact"
        empty={<EmptyState>{t.noUnsettled}</EmptyState>}
      />
    </Panel>
  );
}
