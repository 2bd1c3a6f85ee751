import type { PlanName } from '@stroomwerk/contracts';
import { places, useTexts } from '@stroomwerk/mfe-runtime';
import { TextLink } from '@stroomwerk/ui-kit';
import { Link } from 'react-router-dom';
import { planTitles } from '../model/plan-title.js';
import { connectionTexts } from '../texts.js';
import css from './Connections.module.css';

/** Which plan has test instances, where this one has none. */
export function NoTests({ plan }: { plan: PlanName | null }) {
  const t = useTexts(connectionTexts);
  if (plan === null) return null;
  return (
    <p className={css.noTests}>
      {t.noTests(planTitles[plan])}{' '}
      <TextLink small standalone component={Link} to={places.pricing}>
        {t.plans}
      </TextLink>
    </p>
  );
}
