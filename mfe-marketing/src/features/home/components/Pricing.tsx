import { type Price, prices } from '@stroomwerk/contracts/billing';
import { type Checkout, useApiQuery, useFormat, useTexts } from '@stroomwerk/mfe-runtime';
import { Badge, Button, ErrorNotice, SegmentedControl, Skeleton } from '@stroomwerk/ui-kit';
import { Check } from 'lucide-react';
import { useState } from 'react';
import { onceOrder, type Period, planOrder, priceOf, same, wanted } from '../model/plans.js';
import { homeTexts, quoted } from '../texts.js';
import css from './Pricing.module.css';

/** The Monthly/Annual toggle with its badge. */
export function PeriodToggle({ period, onChange }: { period: Period; onChange: (period: Period) => void }) {
  const t = useTexts(homeTexts);
  return (
    <div className={css.toggle}>
      <SegmentedControl
        label={t.billing}
        value={period}
        onChange={onChange}
        options={[
          { value: 'month', label: quoted.monthly },
          { value: 'year', label: quoted.annual },
        ]}
      />
      {period === 'year' ? <Badge tone="success">{quoted.yearly}</Badge> : null}
    </div>
  );
}

/** The four plans and the three one-time offers, from billing's one catalogue. */
export function Pricing({ period, checkout }: { period: Period; checkout: Checkout }) {
  const t = useTexts(homeTexts);
  const { data, error, refetch } = useApiQuery(prices);
  if (error && !data)
    return (
      <ErrorNotice title={t.pricesFailed} onRetry={() => void refetch()}>
        {error.detail}
      </ErrorNotice>
    );
  if (!data) return <Skeleton shape="chart" />;
  return (
    <>
      <ul className={css.prices}>
        {planOrder.map((plan) => {
          const price = priceOf(data.prices, plan, period);
          return price ? <Plan key={plan} price={price} plan={plan} checkout={checkout} /> : null;
        })}
      </ul>
      <ul className={css.once}>
        {onceOrder.map((plan) => {
          const price = priceOf(data.prices, plan, 'month');
          return price ? (
            <Once key={plan} price={price} note={t.onceNotes[plan]} checkout={checkout} />
          ) : null;
        })}
      </ul>
      <p className={css.note}>{t.guarantee}</p>
    </>
  );
}

/** Of each plan's own choice of period: the toggle starts at the monthly prices. */
export const usePeriod = () => useState<Period>('month');

function Plan({
  price,
  plan,
  checkout,
}: {
  price: Price;
  plan: (typeof planOrder)[number];
  checkout: Checkout;
}) {
  const t = useTexts(homeTexts);
  const format = useFormat();
  const euro = (cents: number) => format.euro(cents, { style: 'marketing' });
  const hot = plan === 'launch_special';
  const { name, features } = t.plans[plan];
  const yearly = price.interval === 'year';
  const purchase = wanted(price);
  return (
    <li className={hot ? `${css.price} ${css.hot}` : css.price}>
      <div className={css.head}>
        <h3 className="h3">{name}</h3>
        {hot ? <Badge tone="onFlood">{t.temporary}</Badge> : null}
      </div>
      <p className={css.amount}>
        {euro(price.amount_cents)}
        {yearly && price.compare_at_cents !== null ? <s>{euro(price.compare_at_cents)}</s> : null}
      </p>
      <p className={css.sub}>
        {yearly ? t.perYear : t.perMonth}{' '}
        {yearly && price.save_cents !== null ? t.saves(euro(price.save_cents)) : ''}
        <span className={css.small}>{t.inclVat(format.euro(price.amount_incl_vat_cents))}</span>
      </p>
      <ul className={css.features}>
        {features.map((feature) => (
          <li key={feature}>
            <Check size={16} aria-hidden="true" />
            {feature}
          </li>
        ))}
      </ul>
      <div className={css.bottom}>
        <Button
          full
          size="lg"
          variant={hot ? 'onFlood' : 'signal'}
          busy={same(checkout.busy, purchase)}
          onClick={() => void checkout.start(purchase)}
        >
          {t.choose(name)}
        </Button>
      </div>
    </li>
  );
}

function Once({ price, note, checkout }: { price: Price; note: string; checkout: Checkout }) {
  const t = useTexts(homeTexts);
  const format = useFormat();
  const purchase = wanted(price);
  return (
    <li>
      <div>
        <h3 className="h3">{price.name}</h3>
        <p>{note}</p>
      </div>
      <div className={css.onceAmount}>
        <b>{format.euro(price.amount_cents, { style: 'marketing' })}</b>
        <span>{t.inclVat(format.euro(price.amount_incl_vat_cents))}</span>
      </div>
      <Button size="sm" busy={same(checkout.busy, purchase)} onClick={() => void checkout.start(purchase)}>
        {t.choose(price.name)}
      </Button>
    </li>
  );
}
