import type { AnalyticsAutomation } from '@stroomwerk/contracts/library';
import { useFormat, useTexts } from '@stroomwerk/mfe-runtime';
import { Button, type Column, DataTable, Panel, TextLink } from '@stroomwerk/ui-kit';
import { useState } from 'react';
import { insightTexts } from '../texts.js';
import css from './Insights.module.css';
import { MinutesDialog } from './MinutesDialog.js';

const most = 20;

/** What each automation did and saved, and the assumption behind it, which can be changed. */
export function ByAutomation({ items }: { items: readonly AnalyticsAutomation[] }) {
  const t = useTexts(insightTexts);
  const format = useFormat();
  const [changing, setChanging] = useState<AnalyticsAutomation>();
  const [all, setAll] = useState(false);
  const rest = !all && items.length > most;
  const columns: Column<AnalyticsAutomation>[] = [
    {
      key: 'name',
      header: t.columns.automation,
      cell: ({ name, removed }) => (
        <span className={css.name}>
          {name}
          {removed ? <span className={css.soft}> {t.removed}</span> : null}
        </span>
      ),
    },
    { key: 'runs', header: t.columns.runs, align: 'end', cell: ({ runs }) => format.number(runs) },
    {
      key: 'success',
      header: t.columns.success,
      align: 'end',
      cell: ({ success }) => (success === null ? t.none : format.percent(success)),
    },
    {
      key: 'minutes',
      header: t.columns.minutes,
      align: 'end',
      cell: ({ minutes_per_run, own }) => (
        <>
          {t.minutes(format.number(minutes_per_run))}{' '}
          <span className={css.soft}>{own === null ? t.ours : t.own}</span>
        </>
      ),
    },
    {
      key: 'saved',
      header: t.columns.saved,
      align: 'end',
      phone: 'figure',
      cell: ({ minutes }) => `${format.number(minutes / 60, 1)} ${t.hours}`,
    },
  ];
  return (
    <Panel
      flush
      title={t.byAutomation}
      footer={
        rest ? (
          <TextLink component="button" small standalone onClick={() => setAll(true)}>
            {t.all(items.length)}
          </TextLink>
        ) : undefined
      }
    >
      <DataTable
        caption={t.byAutomation}
        columns={columns}
        rows={rest ? items.slice(0, most) : items}
        rowKey={({ id }) => id}
        rowActions={(row: AnalyticsAutomation) =>
          row.removed ? null : (
            <Button size="sm" aria-label={t.changeOf(row.name)} onClick={() => setChanging(row)}>
              {t.change}
            </Button>
          )
        }
      />
      {changing ? <MinutesDialog automation={changing} onClose={() => setChanging(undefined)} /> : null}
    </Panel>
  );
}
