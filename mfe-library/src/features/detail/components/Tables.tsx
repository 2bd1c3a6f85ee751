import type { WorkflowTable } from '@stroomwerk/contracts/library';
import { useTexts } from '@stroomwerk/mfe-runtime';
import {
  Button,
  ErrorNotice,
  LoadingText,
  Panel,
  PanelItems,
  RowSkeleton,
  useToast,
} from '@stroomwerk/ui-kit';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { App } from '../../apps/components/App.js';
import { fetchTable, useTables } from '../api/use-detail.js';
import { tableTexts } from '../table-texts.js';
import css from './Detail.module.css';

/** Which tables the workflow works with, what their columns are called, and each as an empty file to start from. */
export function Tables({ filename }: { filename: string }) {
  const t = useTexts(tableTexts);
  const { data, error, refetch } = useTables(filename);
  if (data?.tables.length === 0) return null;
  return (
    <Panel title={t.title} flush={data !== undefined}>
      {error && !data ? (
        <ErrorNotice error={error} title={t.failed} onRetry={() => void refetch()}>
          {error.detail}
        </ErrorNotice>
      ) : !data ? (
        <>
          <LoadingText />
          <RowSkeleton count={1} />
        </>
      ) : (
        <PanelItems>
          {data.tables.map((table, at) => (
            <li key={`${table.app} ${table.name}`} className={css.account}>
              <App name={table.app} size="lg" />
              <TableFacts filename={filename} table={table} number={at + 1} />
            </li>
          ))}
        </PanelItems>
      )}
    </Panel>
  );
}

interface TableFactsProps {
  readonly filename: string;
  readonly table: WorkflowTable;
  readonly number: number;
}

function TableFacts({ filename, table: { name, app, columns }, number }: TableFactsProps) {
  const t = useTexts(tableTexts);
  const { show } = useToast();
  const [busy, setBusy] = useState(false);
  const download = async () => {
    setBusy(true);
    try {
      await fetchTable(filename, number, name);
    } catch (error) {
      show({
        text: error instanceof Error && 'detail' in error ? String(error.detail) : t.downloadFailed,
        tone: 'error',
      });
    } finally {
      setBusy(false);
    }
  };
  return (
    <div className={css.accountText}>
      <b>{name}</b>
      <p className={css.muted}>{t.columnsIn(app)}</p>
      <ul className={css.columnList}>
        {columns.map((column) => (
          <li key={column.name}>
            {column.name} <span className={css.muted}>{t.types[column.type]}</span>
          </li>
        ))}
      </ul>
      <div>
        <Button
          size="sm"
          busy={busy}
          icon={<Download size={14} aria-hidden="true" />}
          aria-label={t.downloadOf(name)}
          onClick={() => void download()}
        >
          {t.download}
        </Button>
      </div>
    </div>
  );
}
