import { useFormat, useTexts } from '@stroomwerk/mfe-runtime';
import { DataTable, Facts, LineChart, Panel, StatTile, StatTiles, VisuallyHidden } from '@stroomwerk/ui-kit';
import {
  type CalculatorInput,
  chartedMonths,
  financialStatus,
  type Month,
  milestones,
  projection,
  reachedIn,
  scenarios,
} from '../model/projection.js';
import { calculatorTexts } from '../texts.js';

/** Status, milestones, scenarios and the projection of what was filled in. */
export function Outcome({ input }: { input: CalculatorInput }) {
  const t = useTexts(calculatorTexts);
  const format = useFormat();
  const euro = (amount: number) => format.euro(Math.round(amount) * 100, { style: 'marketing' });
  const months = projection(input);
  const charted = months.slice(0, chartedMonths + 1);
  const profit = months[0]?.profit ?? 0;
  const when = (month: number | null) =>
    month === null ? t.never : month === 0 ? t.now : t.inMonth(format.number(month));
  const status = financialStatus(profit);
  const goal = when(reachedIn(months, input.desiredIncome));
  return (
    <>
      <VisuallyHidden live>{t.summary(euro(profit), status, euro(input.desiredIncome), goal)}</VisuallyHidden>
      <StatTiles columns={3}>
        <StatTile label={t.profit} value={euro(profit)} note={t.profitNote} />
        <StatTile label={t.status} value={status} note={t.today} />
        <StatTile label={t.goal} value={goal} note={`${euro(input.desiredIncome)} ${t.perMonth}`} />
      </StatTiles>
      <div className="cols-2">
        <Panel title={t.milestones}>
          <Facts
            items={milestones(months).map(({ target, month }) => ({
              key: String(target),
              term: (
                <>
                  <b>{financialStatus(target)}</b>
                  <br />
                  {euro(target)} {t.perMonth}
                </>
              ),
              value: when(month),
            }))}
          />
        </Panel>
        <Panel title={t.scenarios}>
          <Facts
            items={scenarios(input).map(({ name, growth, chance, after }) => ({
              key: name,
              term: (
                <>
                  <b>{t.scenario[name]}</b>
                  <br />
                  {t.chance(format.percent(chance), format.percent(growth))}
                </>
              ),
              value: (
                <>
                  <b>{euro(after.profit)}</b>
                  <br />
                  {t.after}
                </>
              ),
            }))}
          />
        </Panel>
      </div>
      <Panel title={t.projection}>
        <LineChart
          label={t.projection}
          labels={charted.map(({ month }) => (month === 0 ? t.today : format.number(month)))}
          series={[
            { name: t.mrrShort, values: charted.map(({ mrr }) => mrr), color: 5, dashed: true },
            { name: t.profit, values: charted.map((month) => month.profit), color: 1, area: true },
          ]}
          format={euro}
        />
      </Panel>
      <Panel title={t.table} flush footer={t.disclaimer}>
        <DataTable<Month>
          caption={t.table}
          rows={months}
          rowKey={({ month }) => String(month)}
          density="compact"
          columns={[
            {
              key: 'month',
              header: t.month,
              cell: ({ month }) => (month === 0 ? t.today : format.number(month)),
              phone: 'title',
            },
            { key: 'mrr', header: t.mrrShort, align: 'end', cell: ({ mrr }) => euro(mrr), phone: 'meta' },
            {
              key: 'profit',
              header: t.profit,
              align: 'end',
              cell: (month) => euro(month.profit),
              phone: 'figure',
            },
          ]}
        />
      </Panel>
    </>
  );
}
