import { type SecurityEvent } from '@stroomwerk/contracts/auth';
import { useFormat, useTexts } from '@stroomwerk/mfe-runtime';
import { type Column, DataTable, EmptyState, ErrorNotice, Panel } from '@stroomwerk/ui-kit';
import { useSecurityEvents } from '../api/use-security-events.js';
import { securityTexts } from '../texts.js';

/** What happened to the account, the newest first. */
export function SecurityLog() {
  const t = useTexts(securityTexts);
  const format = useFormat();
  const { data, error, refetch } = useSecurityEvents();
  const columns: Column<SecurityEvent>[] = [
    {
      key: 'event',
      header: t.event,
      cell: ({ kind, times }) => (times > 1 ? t.times(t.kinds[kind], times) : t.kinds[kind]),
    },
    { key: 'when', header: t.when, cell: ({ at }) => `${format.date(at)}, ${format.time(at)}` },
    {
      key: 'device',
      header: t.device,
      cell: ({ device, network }) => device ?? (network ? t.unknownDevice : ''),
    },
    { key: 'network', header: t.network, cell: ({ network }) => network ?? '' },
  ];
  const failed = data ? null : error;
  return (
    <Panel flush={!failed} title={t.events} lead={t.eventsLead}>
      {failed ? (
        <ErrorNotice error={failed} title={failed.detail} onRetry={() => void refetch()} />
      ) : (
        <DataTable
          caption={t.events}
          columns={columns}
          rows={data?.events ?? []}
          rowKey={({ id }) => id}
          loading={!data}
          density="compact"
          empty={<EmptyState>{t.noEvents}</EmptyState>}
        />
      )}
    </Panel>
  );
}
