import { useFormat, useTexts } from '@stroomwerk/mfe-runtime';
import { Progress, VisuallyHidden } from '@stroomwerk/ui-kit';
import {
  type CalculatorInput,
  chartedMonths,
  financialStatus,
  type Month,
  nextMilestone,
  reachedIn,
} from '../model/projection.js';
import { useAmounts } from '../model/use-amounts.js';
import { calculatorTexts } from '../texts.js';
import css from './Calculator.module.css';
import { useWhen } from './use-when.js';

/** Where somebody stands: the status, how far the next one is, the profit of a year from now, and when the goal is met. */
export function Today({ input, months }: { input: CalculatorInput; months: readonly Month[] }) {
  const t = useTexts(calculatorTexts);
  const format = useFormat();
  const { euro } = useAmounts();
  const when = useWhen();
  const profit = months[0]?.profit ?? 0;
  const inYear = months[chartedMonths]?.profit ?? 0;
  const status = financialStatus(profit);
  const next = nextMilestone(profit);
  const goal = when(reachedIn(months, input.desiredIncome));
  const way = next ? t.toNext(euro(profit), euro(next.target), financialStatus(next.target)) : t.top;
  return (
    <section className={css.today} aria-label={t.today}>
      <VisuallyHidden live>{t.summary(euro(profit), status, euro(input.desiredIncome), goal)}</VisuallyHidden>
      <div className={css.status}>
        <p className={css.statusName}>{status}</p>
        <p className={css.amount}>{euro(profit)}</p>
        <p className="soft">{t.profitNow}</p>
        <Progress
          className={css.way}
          value={next ? next.done * 100 : 100}
          label={way}
          valueText={next ? format.percent(next.done * 100, 0) : t.top}
          labels={[way]}
        />
      </div>
      <dl className={css.outlook}>
        <div>
          <dt>{t.inYear}</dt>
          <dd>{euro(inYear)}</dd>
          <dd className={css.note}>
            {t.inYearText} · {financialStatus(inYear)}
          </dd>
        </div>
        <div>
          <dt>{t.goal}</dt>
          <dd>{goal}</dd>
          <dd className={css.note}>{t.goalText(euro(input.desiredIncome))}</dd>
        </div>
      </dl>
    </section>
  );
}
