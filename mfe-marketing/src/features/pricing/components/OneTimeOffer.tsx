import { useFormat, useTexts } from '@stroomwerk/mfe-runtime';
import { LinkButton } from '@stroomwerk/ui-kit';
import { Link } from 'react-router-dom';
import { useOwnPrice } from '../api/prices.js';
import { type Offer, type OneTimePlan, theirs, wantedPlan } from '../model/price-view.js';
import { pricingTexts } from '../texts.js';
import { OrderButton } from './OrderButton.js';
import css from './Pricing.module.css';

/** Something that is bought once. */
export function OneTimeOffer({ plan, price }: Offer<OneTimePlan>) {
  const t = useTexts(pricingTexts);
  const format = useFormat();
  const has = theirs(price, useOwnPrice());
  return (
    <li className={css.single}>
      <div>
        <h3>{price.name}</h3>
        <p className={css.what}>{t.oneTime[plan]}</p>
      </div>
      <div className={css.sum}>
        <b className="num">{format.euro(price.amount_cents, { style: 'marketing' })}</b>
        <span>{t.exclVat}</span>
        <span className="num">{t.inclVat(format.euro(price.amount_incl_vat_cents))}</span>
      </div>
      {has !== null ? (
        <LinkButton variant="outline" component={Link} to="/account" className={css.own}>
          {t.theirs[has]}
        </LinkButton>
      ) : (
        <OrderButton plan={wantedPlan(price)} variant="signal" aria-label={t.choose(price.name)}>
          {t.chooseShort}
        </OrderButton>
      )}
    </li>
  );
}
