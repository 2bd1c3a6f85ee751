import type { Automation, AutomationStatus } from '@stroomwerk/contracts/library';
import { useFormat, useTexts } from '@stroomwerk/mfe-runtime';
import { Button, type Column, DataTable, EmptyState, IconButton, StatusLabel } from '@stroomwerk/ui-kit';
import { Pause, Pencil, Play, Square, Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { dashboardTexts } from '../texts.js';

export interface AutomationActions {
  readonly onStatus: (automation: Automation, status: AutomationStatus) => void;
  readonly onEdit: (automation: Automation) => void;
  readonly onRemove: (automation: Automation) => void;
}

/** Automations with status, last run, success and runs; with actions where they are given. */
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
  const format = useFormat();
  const columns: Column<Automation>[] = [
    { key: 'name', header: t.columns.name, cell: ({ name }) => <strong>{name}</strong>, phone: 'title' },
    {
      key: 'status',
      header: t.columns.status,
      cell: ({ status }) => <StatusLabel status={status} />,
      phone: 'status',
    },
    {
      key: 'last_run',
      header: t.columns.lastRun,
      cell: ({ last_run }) => (
        <span title={last_run === null ? undefined : `${format.date(last_run)} ${format.time(last_run)}`}>
          {format.relative(last_run)}
        </span>
      ),
    },
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
  return (
    <DataTable
      caption={t.tabs.automations}
      columns={columns}
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
  );
}

function RowActions({
  automation,
  onStatus,
  onEdit,
  onRemove,
}: AutomationActions & { automation: Automation }): ReactNode {
  const t = useTexts(dashboardTexts);
  const { status, name } = automation;
  const label = (verb: string) => `${verb}: ${name}`;
  return (
    <>
      {status === 'running' ? (
        <IconButton
          size="sm"
          label={label(t.pause)}
          icon={<Pause size={16} />}
          onClick={() => onStatus(automation, 'paused')}
        />
      ) : (
        <IconButton
          size="sm"
          label={label(t.start)}
          icon={<Play size={16} />}
          onClick={() => onStatus(automation, 'running')}
        />
      )}
      {status === 'stopped' ? null : (
        <IconButton
          size="sm"
          label={label(t.stop)}
          icon={<Square size={16} />}
          onClick={() => onStatus(automation, 'stopped')}
        />
      )}
      <IconButton
        size="sm"
        label={label(t.edit)}
        icon={<Pencil size={16} />}
        onClick={() => onEdit(automation)}
      />
      <IconButton
        size="sm"
        label={label(t.remove)}
        icon={<Trash2 size={16} />}
        onClick={() => onRemove(automation)}
      />
    </>
  );
}
