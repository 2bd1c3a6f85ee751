import { useFormat, useTexts } from '@stroomwerk/mfe-runtime';
import { Badge, cx, VisuallyHidden } from '@stroomwerk/ui-kit';
import { Check } from 'lucide-react';
import { type Offer, type SubscriptionPlan, wantedPlan } from '../model/price-view.js';
import { pricingTexts } from '../texts.js';
import { CheckoutButton } from './CheckoutButton.js';
import css from './Pricing.module.css';

/** One subscription: amount, what it brings, its button. The Launch Special stands on cobalt. */
export function PlanCard({ plan, price }: Offer<SubscriptionPlan>) {
  const t = useTexts(pricingTexts);
  const format = useFormat();
  const hot = plan === 'launch_special';
  const amount = (cents: number) => format.euro(cents, { style: 'marketing' });
  return (
    <li className={cx(css.plan, hot && css.hot)}>
      <div className={css.name}>
        <h3>{price.name}</h3>
        {hot ? <Badge tone="onFlood">{t.temporary}</Badge> : null}
      </div>
      <div>
        <p className={css.amount}>
          {amount(price.amount_cents)}
          {price.compare_at_cents !== null ? (
            <s>
              <VisuallyHidden>{t.insteadOf}</VisuallyHidden>
              {amount(price.compare_at_cents)}
            </s>
          ) : null}
        </p>
        <p className={css.terms}>
          {t.per[price.interval ?? 'month']}
          {price.save_cents !== null ? `. ${t.save(amount(price.save_cents))}` : null}
          <br />
          <span className="num">{t.inclVat(format.euro(price.amount_incl_vat_cents))}</span>
        </p>
      </div>
      <ul className={css.brings}>
        {t.plans[plan].map((line) => (
          <li key={line}>
            <Check size={16} strokeWidth={1.6} aria-hidden="true" />
            {line}
          </li>
        ))}
      </ul>
      <div className={css.buy}>
        <CheckoutButton plan={wantedPlan(price)} variant={hot ? 'onFlood' : 'signal'} size="lg" full>
          {t.choose(price.name)}
        </CheckoutButton>
      </div>
    </li>
  );
}
