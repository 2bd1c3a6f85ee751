import type { Invoice } from '@stroomwerk/contracts/billing';
import { useFormat, useTexts } from '@stroomwerk/mfe-runtime';
import {
  Badge,
  Button,
  type Column,
  DataTable,
  EmptyState,
  ErrorNotice,
  Panel,
  useToast,
} from '@stroomwerk/ui-kit';
import { useState } from 'react';
import { useInvoiceFile, useInvoices } from '../api/use-invoices.js';
import { invoiceTexts } from '../texts.js';
import { InvoiceLinks } from './InvoiceLinks.js';

const tones = {
  paid: 'success',
  partly_credited: 'warning',
  credited: 'neutral',
  settled: 'neutral',
} as const;

/** Every invoice and credit note, the latest first, twenty at a time. */
export function Invoices() {
  const t = useTexts(invoiceTexts);
  const format = useFormat();
  const { show } = useToast();
  // Where each page that was looked at begins; the latest has no cursor.
  const [cursors, setCursors] = useState<readonly string[]>([]);
  const { data, error, isFetching, refetch } = useInvoices(cursors.at(-1));
  const file = useInvoiceFile(({ detail }) => show({ text: detail, tone: 'error' }));
  const whatOf = ({ kind, corrects, subject, period }: Invoice): string => {
    if (kind === 'credit_note') return t.credit(corrects ?? '', subject);
    return period === null ? subject : t.during(subject, format.date(period.from), format.date(period.until));
  };
  const columns: Column<Invoice>[] = [
    { key: 'number', header: t.number, cell: ({ number }) => number },
    { key: 'date', header: t.date, cell: ({ issued_at }) => format.date(issued_at) },
    { key: 'what', header: t.what, cell: whatOf },
    {
      ...{ key: 'status', header: t.status, phone: 'status' },
      cell: ({ status }) => <Badge tone={tones[status]}>{t.statuses[status]}</Badge>,
    },
    {
      ...{ key: 'amount', header: t.amount, align: 'end' },
      cell: ({ total_cents }) => format.euro(total_cents),
    },
  ];
  const failed = data ? null : error;
  if (failed)
    return (
      <Panel title={t.title}>
        <ErrorNotice error={failed} title={t.failed} busy={isFetching} onRetry={() => void refetch()}>
          {failed.detail}
        </ErrorNotice>
      </Panel>
    );
  const next = data?.next_cursor ?? null;
  const paging =
    cursors.length > 0 || next !== null ? (
      <nav aria-label={t.pages} className="row-wrap">
        <Button
          size="sm"
          disabled={cursors.length === 0}
          onClick={() => setCursors((before) => before.slice(0, -1))}
        >
          {t.newer}
        </Button>
        <Button
          size="sm"
          disabled={next === null}
          onClick={() => setCursors((before) => (next === null ? before : [...before, next]))}
        >
          {t.older}
        </Button>
      </nav>
    ) : null;
  return (
    <Panel flush title={t.title} actions={<span className="small soft">{t.kept}</span>} footer={paging}>
      <DataTable
        caption={t.title}
        columns={columns}
        rows={data?.invoices ?? []}
        rowKey={({ number }) => number}
        loading={!data}
        density="compact"
        empty={<EmptyState>{t.none}</EmptyState>}
        rowActions={(invoice) => <InvoiceLinks invoice={invoice} file={file} />}
      />
    </Panel>
  );
}
