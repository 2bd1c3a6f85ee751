import type { AnalyticsApp } from '@stroomwerk/contracts/library';
import { useFormat, useTexts } from '@stroomwerk/mfe-runtime';
import { DataTable, Panel } from '@stroomwerk/ui-kit';
import { insightTexts } from '../texts.js';

/** Runs by app of their workflow. */
export function ByApp({ items }: { items: readonly AnalyticsApp[] }) {
  const t = useTexts(insightTexts);
  const format = useFormat();
  return (
    <Panel flush title={t.byApp} lead={t.byAppLead}>
      <DataTable
        caption={t.byApp}
        rows={items}
        rowKey={({ app }) => app ?? ''}
        columns={[
          { key: 'app', header: t.columns.app, cell: ({ app }) => app ?? t.ownWorkflows },
          {
            key: 'automations',
            header: t.columns.automations,
            align: 'end',
            phone: 'hidden',
            cell: ({ automations }) => format.number(automations),
          },
          { key: 'runs', header: t.columns.runs, align: 'end', cell: ({ runs }) => format.number(runs) },
          {
            key: 'success',
            header: t.columns.success,
            align: 'end',
            cell: ({ success }) => (success === null ? t.none : format.percent(success)),
          },
        ]}
      />
    </Panel>
  );
}
