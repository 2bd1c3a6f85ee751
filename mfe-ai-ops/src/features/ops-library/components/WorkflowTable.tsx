import type { OpsWorkflow } from '@stroomwerk/contracts/library';
import { useFormat, useTexts } from '@stroomwerk/mfe-runtime';
import { type Column, cx, DataTable, EmptyState, StatusLabel, TextLink } from '@stroomwerk/ui-kit';
import figureCss from '../../figures/components/Figures.module.css';
import { opsLibraryTexts } from '../texts.js';
import { ActButtons, type ActButtonsProps } from './ActButtons.js';
import css from './OpsLibrary.module.css';

interface WorkflowTableProps extends Pick<ActButtonsProps, 'onAct'> {
  readonly workflows: readonly OpsWorkflow[];
  readonly loading: boolean;
  readonly onOpen: (workflow: OpsWorkflow) => void;
}

/** The workflows of one page; a name opens provenance and history. */
export function WorkflowTable({ workflows, loading, onAct, onOpen }: WorkflowTableProps) {
  const t = useTexts(opsLibraryTexts);
  const format = useFormat();
  const columns: Column<OpsWorkflow>[] = [
    {
      key: 'name',
      header: t.columns.name,
      cell: (workflow) => (
        <>
          <TextLink
            component="button"
            standalone
            aria-label={t.open(workflow.name)}
            aria-haspopup="dialog"
            onClick={() => onOpen(workflow)}
          >
            {workflow.name}
          </TextLink>
          <span className={cx('caption', figureCss.sub)}>{workflow.filename}</span>
        </>
      ),
    },
    { key: 'source', header: t.columns.source, cell: ({ source }) => t.sources[source], phone: 'hidden' },
    {
      key: 'checked',
      header: t.columns.checked,
      cell: ({ checked_with_n8n: version }) => version ?? t.unchecked,
      phone: 'hidden',
    },
    {
      key: 'state',
      header: t.columns.state,
      cell: ({ hidden }) => (
        <StatusLabel status={hidden ? 'inactive' : 'active'}>{hidden ? t.isHidden : t.isVisible}</StatusLabel>
      ),
      phone: 'status',
    },
    {
      key: 'reports',
      header: t.columns.reports,
      align: 'end',
      cell: ({ open_reports: open }) => format.number(open),
    },
  ];
  return (
    <DataTable
      caption={t.tabs.workflows}
      columns={columns}
      rows={workflows}
      rowKey={({ filename }) => filename}
      loading={loading}
      empty={<EmptyState>{t.noWorkflows}</EmptyState>}
      rowActions={(workflow) => (
        <span className={css.acts}>
          <ActButtons workflow={workflow} onAct={onAct} />
        </span>
      )}
    />
  );
}
