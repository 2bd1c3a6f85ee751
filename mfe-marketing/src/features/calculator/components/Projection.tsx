import { useFormat, useTexts } from '@stroomwerk/mfe-runtime';
import { DataTable, LineChart, Panel } from '@stroomwerk/ui-kit';
import { ChevronDown } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { chartedMonths, financialStatus, type Month, references } from '../model/projection.js';
import { useAmounts } from '../model/use-amounts.js';
import { calculatorTexts } from '../texts.js';
import css from './Calculator.module.css';

interface ProjectionProps {
  readonly months: readonly Month[];
  readonly desiredIncome: number;
}

/** The first twelve months as lines, with the milestones and the own goal as lines to reach. */
export function ProjectionChart({ months, desiredIncome }: ProjectionProps) {
  const t = useTexts(calculatorTexts);
  const format = useFormat();
  const { euro, short } = useAmounts();
  const charted = months.slice(0, chartedMonths + 1);
  const highest = Math.max(...charted.map(({ mrr }) => mrr));
  return (
    <Panel title={t.projection}>
      <LineChart
        label={t.projection}
        height={300}
        labels={charted.map(({ month }) => (month === 0 ? t.today : format.number(month)))}
        series={[
          { name: t.mrrShort, values: charted.map(({ mrr }) => mrr), color: 5, dashed: true },
          { name: t.profit, values: charted.map(({ profit }) => profit), color: 1, area: true },
        ]}
        goal={references(highest, desiredIncome).map(({ value, status }) => ({
          value,
          label: `${status ?? t.goal} ${euro(value)}`,
        }))}
        format={short}
      />
    </Panel>
  );
}

/** All 24 months; open, except on a phone, where it would be most of the page. */
export function ProjectionTable({ months }: Pick<ProjectionProps, 'months'>) {
  const t = useTexts(calculatorTexts);
  const format = useFormat();
  const { euro } = useAmounts();
  const details = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    if (details.current && matchMedia('(max-width: 767px)').matches) details.current.open = false;
  }, []);
  return (
    <details ref={details} open className={css.table}>
      <summary>
        <h2 className="h3">{t.table}</h2>
        <ChevronDown size={20} strokeWidth={1.5} aria-hidden="true" />
      </summary>
      <DataTable<Month>
        caption={t.table}
        rows={months}
        rowKey={({ month }) => String(month)}
        density="compact"
        columns={[
          {
            key: 'month',
            header: t.month,
            cell: ({ month }) => (month === 0 ? t.today : t.inMonth(format.number(month))),
            phone: 'title',
          },
          { key: 'status', header: 'Status', cell: ({ profit }) => financialStatus(profit), phone: 'meta' },
          { key: 'mrr', header: t.mrrShort, align: 'end', cell: ({ mrr }) => euro(mrr), phone: 'meta' },
          {
            key: 'profit',
            header: t.profit,
            align: 'end',
            cell: ({ profit }) => euro(profit),
            phone: 'figure',
          },
        ]}
      />
    </details>
  );
}
