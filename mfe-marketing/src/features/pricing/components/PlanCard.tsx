import { planGives } from '@stroomwerk/contracts';
import type { Price } from '@stroomwerk/contracts/billing';
import { useFormat, useTexts } from '@stroomwerk/mfe-runtime';
import { cx, LinkButton, VisuallyHidden } from '@stroomwerk/ui-kit';
import { Check } from 'lucide-react';
import { Link } from 'react-router-dom';
import { useOwnPrice } from '../api/prices.js';
import { type PlanOffer, theirs, wantedPlan } from '../model/price-view.js';
import { pricingTexts } from '../texts.js';
import interval from './Interval.module.css';
import { OrderButton } from './OrderButton.js';
import css from './Pricing.module.css';

/** One subscription: its amounts, what it brings, its buttons. The Launch Special stands on cobalt. */
export function PlanCard({ plan, month, year }: PlanOffer) {
  const t = useTexts(pricingTexts);
  const hot = plan === 'launch_special';
  const format = useFormat();
  const { instances, automations, history_days: days, report } = planGives[plan];
  const limits = t.limits(instances, format.number(automations));
  const tests = planGives[plan].test_instance ? [t.testFirst] : [];
  const own = useOwnPrice();
  const buy = (price: Price) => {
    const has = theirs(price, own);
    return has !== null ? (
      <LinkButton variant={hot ? 'onFlood' : 'outline'} size="lg" full component={Link} to="/account">
        {t.theirs[has]}
      </LinkButton>
    ) : (
      <OrderButton plan={wantedPlan(price)} variant={hot ? 'onFlood' : 'signal'} size="lg" full>
        {t.choose(price.name)}
      </OrderButton>
    );
  };
  return (
    <li className={cx(css.plan, hot && css.hot)}>
      <h3 className={css.name}>{month.name}</h3>
      <div className={cx(year && interval.monthly)}>
        <Amount price={month} note={year ? undefined : t.monthlyOnly} />
      </div>
      {year ? (
        <div className={interval.yearly}>
          <Amount price={year} />
        </div>
      ) : null}
      <ul className={css.brings}>
        {[...t.plans[plan], limits, t.history(days), t.report[report], ...tests]
          .filter(isLine)
          .map((line) => (
            <li key={line}>
              <Check size={16} strokeWidth={1.6} aria-hidden="true" />
              {line}
            </li>
          ))}
      </ul>
      <div className={css.buy}>
        <div className={cx(year && interval.monthly)}>{buy(month)}</div>
        {year ? <div className={interval.yearly}>{buy(year)}</div> : null}
      </div>
    </li>
  );
}

const isLine = (line: string | undefined): line is string => line !== undefined;

function Amount({ price, note }: { price: Price; note?: string | undefined }) {
  const t = useTexts(pricingTexts);
  const format = useFormat();
  const amount = (cents: number) => format.euro(cents, { style: 'marketing' });
  return (
    <div>
      <p className={css.amount}>
        {amount(price.amount_cents)}
        {price.compare_at_cents === null ? null : (
          <s>
            <VisuallyHidden>{t.insteadOf}</VisuallyHidden>
            {amount(price.compare_at_cents)}
          </s>
        )}
      </p>
      <p className={css.terms}>
        {t.per[price.interval ?? 'month']}
        {price.save_cents === null ? null : <b>{`. ${t.save(amount(price.save_cents))}`}</b>}
        {note === undefined ? null : `. ${note}`}
        <br />
        <span className={cx('num', css.incl)}>{t.inclVat(format.euro(price.amount_incl_vat_cents))}</span>
      </p>
    </div>
  );
}
