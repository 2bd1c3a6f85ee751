import type { PlanChangePreview } from '@stroomwerk/contracts/billing';
import { useFormat, useTexts } from '@stroomwerk/mfe-runtime';
import { changeTexts } from '../change-texts.js';
import css from './ChangeDialog.module.css';

/** What a change costs, line by line, and what comes after it. Amounts as the provider will charge them. */
export function ChangeSum({
  preview,
  own,
}: {
  readonly preview: PlanChangePreview;
  readonly own: string | null;
}) {
  const t = useTexts(changeTexts);
  const { date, euro } = useFormat();
  const after = t.after(date(preview.renews_at), euro(preview.renewal_cents));
  if (preview.effect === 'at_period_end')
    return (
      <div className="stack-sm">
        {preview.waits_for_debit ? <p>{t.debit}</p> : null}
        <p>{t.later(own ?? '', date(preview.effective_at))}</p>
        <p>{after}</p>
        <p className="small soft">{t.over}</p>
      </div>
    );
  const { credit_used_cents: used, credit_left_cents: left } = preview;
  return (
    <div className="stack-sm">
      <dl className={css.sum}>
        {preview.lines.map(({ kind, plan_name, until, net_cents }) => (
          <div key={kind}>
            <dt>{t.lines[kind](plan_name, date(until))}</dt>
            <dd>{euro(net_cents)}</dd>
          </div>
        ))}
        <div>
          <dt>{t.net}</dt>
          <dd>{euro(preview.net_cents)}</dd>
        </div>
        <div>
          <dt>{t.tax}</dt>
          <dd>{euro(preview.tax_cents)}</dd>
        </div>
        {used > 0 ? (
          <div>
            <dt>{t.credit}</dt>
            <dd>{euro(-used)}</dd>
          </div>
        ) : null}
        <div className={css.total}>
          <dt>{t.today}</dt>
          <dd>{euro(preview.charged_cents)}</dd>
        </div>
      </dl>
      {left > 0 ? <p>{t.creditLeft(euro(left))}</p> : null}
      <p>{after}</p>
      {preview.charged_cents > 0 ? <p className="small soft">{t.method}</p> : null}
    </div>
  );
}
