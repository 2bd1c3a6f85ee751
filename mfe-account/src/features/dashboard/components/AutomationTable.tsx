import type { Automation } from '@stroomwerk/contracts/library';
import { type Format, useFormat, useTexts } from '@stroomwerk/mfe-runtime';
import { Button, type Column, DataTable, EmptyState, StatusLabel } from '@stroomwerk/ui-kit';
import { listTexts } from '../list-texts.js';
import { placesOf } from '../model/shown.js';
import { dashboardTexts } from '../texts.js';
import { AutomationName } from './AutomationName.js';
import css from './Dashboard.module.css';
import { type AutomationActions, RowActions } from './RowActions.js';
import { RunStrip } from './RunStrip.js';

const hasStrips = (items: readonly Automation[]): boolean => items.some(({ recent }) => recent !== undefined);

/** What a row shows besides its name, as far as the service tells it. */
function useColumns(items: readonly Automation[]): Column<Automation>[] {
  const t = useTexts(dashboardTexts);
  const list = useTexts(listTexts);
  const format = useFormat();
  const places = placesOf(items).length > 1;
  return [
    {
      key: 'name',
      header: t.columns.name,
      cell: (one) => <AutomationName automation={one} placed={places} />,
      phone: 'title',
    },
    {
      key: 'status',
      header: t.columns.status,
      cell: ({ status }) => <StatusLabel status={status} />,
      phone: 'status',
    },
    ...(hasStrips(items)
      ? [
          {
            key: 'recent',
            header: list.recent,
            cell: ({ recent }: Automation) => <RunStrip runs={recent ?? []} />,
            phone: 'meta' as const,
          },
        ]
      : []),
    lastRun(t.columns.lastRun, format),
    {
      key: 'success',
      header: t.columns.success,
      align: 'end',
      phone: 'figure',
      cell: ({ success_rate }) => (success_rate === null ? t.never : format.percent(success_rate)),
    },
    {
      key: 'runs',
      header: t.columns.runs,
      align: 'end',
      phone: 'meta',
      cell: ({ runs }) => format.number(runs),
    },
  ];
}

const lastRun = (header: string, format: Format): Column<Automation> => ({
  key: 'last_run',
  header,
  cell: ({ last_run }) => (
    <span title={last_run === null ? undefined : `${format.date(last_run)} ${format.time(last_run)}`}>
      {format.relative(last_run)}
    </span>
  ),
});

/** Automations with status, n8n, latest runs, last run, success and runs; with actions where they are given. */
export function AutomationTable({
  items,
  loading,
  onCreate,
  actions,
}: {
  items: readonly Automation[];
  loading: boolean;
  onCreate: () => void;
  actions?: AutomationActions;
}) {
  const t = useTexts(dashboardTexts);
  return (
    <div className={hasStrips(items) ? css.withStrips : undefined}>
      <DataTable
        caption={t.tabs.automations}
        columns={useColumns(items)}
        rows={items}
        rowKey={({ id }) => id}
        loading={loading}
        rowActions={actions ? (row: Automation) => <RowActions automation={row} {...actions} /> : undefined}
        empty={
          <EmptyState
            action={
              <Button variant="signal" onClick={onCreate}>
                {t.create}
              </Button>
            }
          >
            {t.empty}
          </EmptyState>
        }
      />
    </div>
  );
}
