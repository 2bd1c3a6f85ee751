import { useFormat, useTexts } from '@stroomwerk/mfe-runtime';
import { Badge, LineChart, Panel, type Series } from '@stroomwerk/ui-kit';
import { type CalculatorInput, financialStatus, type Scenario, scenarios } from '../model/projection.js';
import { useAmounts } from '../model/use-amounts.js';
import { calculatorTexts } from '../texts.js';
import css from './Calculator.module.css';

const look: Record<Scenario['name'], Pick<Series, 'color' | 'dashed'>> = {
  Conservatief: { color: 5, dashed: true },
  Realistisch: { color: 1 },
  Agressief: { color: 3 },
};

/** The careful, the own and the bold growth beside each other, and what each comes to. */
export function Scenarios({ input }: { input: CalculatorInput }) {
  const t = useTexts(calculatorTexts);
  const format = useFormat();
  const { euro, short } = useAmounts();
  const all = scenarios(input);
  return (
    <Panel title={t.scenarios} flush>
      <div className={css.chart}>
        <LineChart
          label={t.scenarios}
          labels={(all[0]?.months ?? []).map(({ month }) => (month === 0 ? t.today : format.number(month)))}
          series={all.map(({ name, months }) => ({
            name: t.scenario[name],
            values: months.map(({ profit }) => profit),
            ...look[name],
          }))}
          format={short}
        />
      </div>
      <ul className={css.scenarios}>
        {all.map(({ name, growth, chance, after }) => (
          <li key={name}>
            <div className={css.scenario}>
              <h3>{t.scenario[name]}</h3>
              <Badge tone="line">{t.chance(format.percent(chance))}</Badge>
            </div>
            <p className="soft small">
              {t.rate(format.percent(growth, 2))}
              {name === 'Realistisch' ? ` (${t.own})` : null}
            </p>
            <p className={css.figure}>{euro(after.profit)}</p>
            <p className="soft small">{t.after}</p>
            <p className={css.then}>
              {financialStatus(after.profit)} · {t.mrrAfter(euro(after.mrr))}
            </p>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
