import type { PlanName } from '@stroomwerk/contracts';
import { places, useTexts } from '@stroomwerk/mfe-runtime';
import { TextLink } from '@stroomwerk/ui-kit';
import { Link } from 'react-router-dom';
import { planTitles } from '../../connections/model/plan-title.js';
import { usePriceOf } from '../api/use-offer.js';
import { alertTexts } from '../texts.js';
import css from './Alerts.module.css';

/** What the plan has not: with the plan that has it and its price, not hidden. */
export function Offer({ what, plan }: { what: string; plan: PlanName }) {
  const t = useTexts(alertTexts);
  const priceOf = usePriceOf();
  return (
    <p className={css.soft}>
      {t.belongs(planTitles[plan], priceOf(plan))}{' '}
      <TextLink small component={Link} to={places.pricing} aria-label={t.viewPlanFor(what)}>
        {t.viewPlan}
      </TextLink>
    </p>
  );
}
