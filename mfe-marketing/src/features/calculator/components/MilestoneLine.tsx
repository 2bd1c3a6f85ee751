import { useTexts } from '@stroomwerk/mfe-runtime';
import { cx, Panel } from '@stroomwerk/ui-kit';
import { financialStatus, type Month, milestones } from '../model/projection.js';
import { useAmounts } from '../model/use-amounts.js';
import { calculatorTexts } from '../texts.js';
import css from './Milestones.module.css';
import { useWhen } from './use-when.js';

/** The four milestones along a line that carries current as far as 24 months reach. */
export function MilestoneLine({ months }: { months: readonly Month[] }) {
  const t = useTexts(calculatorTexts);
  const { euro } = useAmounts();
  const when = useWhen();
  return (
    <Panel title={t.milestones} lead={t.milestonesText}>
      <ol className={css.line}>
        {milestones(months).map(({ target, month }) => (
          <li key={target} className={cx(css.stop, month !== null && css.live, month === 0 && css.reached)}>
            <span className={css.name}>{financialStatus(target)}</span>
            <span className={css.target}>
              {euro(target)} {t.perMonth}
            </span>
            <b className={css.when}>{when(month)}</b>
          </li>
        ))}
      </ol>
    </Panel>
  );
}
