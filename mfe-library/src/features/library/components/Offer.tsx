import { places, useFormat, useTexts } from '@stroomwerk/mfe-runtime';
import { LinkButton, Panel, TextLink, Upsell } from '@stroomwerk/ui-kit';
import { Check } from 'lucide-react';
import { Link } from 'react-router-dom';
import { useKnownFigures, useKnownPrices } from '../api/use-figures.js';
import { cheapest } from '../model/cheapest.js';
import { offerTexts } from '../offer-texts.js';
import css from './Library.module.css';

/** What someone without an active subscription sees: what they would get, what it costs, and the way there. */
export function Offer() {
  const t = useTexts(offerTexts);
  const format = useFormat();
  const figures = useKnownFigures();
  const price = cheapest(useKnownPrices()?.prices ?? []);
  return (
    <Panel>
      <Upsell
        title={t.upsellTitle}
        actions={
          <>
            <LinkButton variant="primary" component={Link} to="/">
              {t.upgrade}
            </LinkButton>
            <LinkButton variant="quiet" component={Link} to="/#pricing">
              {t.compare}
            </LinkButton>
          </>
        }
      >
        <p>
          {figures && price
            ? t.upsellText(
                price.name,
                format.number(figures.total),
                format.euro(price.amount_cents, { style: 'marketing' }),
                format.euro(price.amount_incl_vat_cents),
              )
            : t.upsellTextBare}
        </p>
        <ul className={css.features}>
          {t.features.map((feature) => (
            <li key={feature}>
              <Check size={16} aria-hidden="true" />
              {feature}
            </li>
          ))}
        </ul>
        <p className={css.counts}>
          {t.freeOne}{' '}
          <TextLink component={Link} to={places.top12}>
            {t.freeLink}
          </TextLink>
        </p>
      </Upsell>
    </Panel>
  );
}
