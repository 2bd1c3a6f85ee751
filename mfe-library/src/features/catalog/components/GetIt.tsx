import type { Language } from '@stroomwerk/contracts';
import { useFormat, useTexts } from '@stroomwerk/mfe-runtime';
import { LinkButton, Panel } from '@stroomwerk/ui-kit';
import { Check } from 'lucide-react';
import { Link } from 'react-router-dom';
import { useKnownFigures, useKnownPrices } from '../../library/api/use-figures.js';
import { cheapest } from '../../library/model/cheapest.js';
import { offerTexts } from '../../library/offer-texts.js';
import { catalogTexts } from '../texts.js';
import css from './Catalog.module.css';

/** What a workflow costs and what one gets for that, for who has no plan. @param languages of its files */
export function GetIt({ languages }: { languages: readonly Language[] }) {
  const t = useTexts(catalogTexts);
  const { upsellText, upsellTextBare } = useTexts(offerTexts);
  const format = useFormat();
  const figures = useKnownFigures();
  const price = cheapest(useKnownPrices()?.prices ?? []);
  return (
    <Panel title={t.getIt}>
      <div className="stack-sm">
        <p>
          {figures && price
            ? upsellText(
                price.name,
                format.number(figures.total),
                format.euro(price.amount_cents, { style: 'marketing' }),
                format.euro(price.amount_incl_vat_cents),
              )
            : upsellTextBare}
        </p>
        <ul className={css.gets}>
          {t.gets(languages.length > 1).map((line) => (
            <li key={line}>
              <Check size={16} aria-hidden="true" />
              {line}
            </li>
          ))}
        </ul>
        <div>
          <LinkButton component={Link} to="/#pricing">
            {t.prices}
          </LinkButton>
        </div>
      </div>
    </Panel>
  );
}
