import type { Analytics } from '@stroomwerk/contracts/library';
import { places, useFormat, useTexts } from '@stroomwerk/mfe-runtime';
import { Field, Select, TextLink } from '@stroomwerk/ui-kit';
import { Link } from 'react-router-dom';
import { usePriceOf } from '../../alerts/api/use-offer.js';
import { planTitles } from '../../connections/model/plan-title.js';
import { insightTexts } from '../texts.js';
import css from './Insights.module.css';

/** How far back; what the plan does not give is named with the plan that does. */
export function PeriodChoice({
  data,
  chosen,
  onChoose,
}: {
  data: Analytics;
  chosen: number;
  onChoose: (days: number) => void;
}) {
  const t = useTexts(insightTexts);
  const format = useFormat();
  const priceOf = usePriceOf();
  const noon = (day: string) => format.date(`${day}T12:00:00Z`);
  const label = (days: number) => t.periods[days] ?? t.days(days);
  const next = data.periods.find(({ plan }) => plan !== null)?.plan ?? null;
  // A period of nobody's list, from an address that was typed.
  const known = data.periods.some(({ days }) => days === chosen);
  const periods = known ? data.periods : [{ days: chosen, plan: null }, ...data.periods];
  return (
    <div className={css.choice}>
      <Field label={t.period} hint={t.between(noon(data.from), noon(data.to))}>
        <Select
          value={String(chosen)}
          onChange={({ target }) => onChoose(Number(target.value))}
          options={periods.map(({ days, plan }) => ({
            value: String(days),
            label: plan === null ? label(days) : t.locked(label(days), planTitles[plan]),
            disabled: plan !== null,
          }))}
        />
      </Field>
      {next === null ? null : (
        <p className="small soft">
          {t.longer(planTitles[next], priceOf(next))}{' '}
          <TextLink small component={Link} to={places.pricing} aria-label={t.viewPlanFor(planTitles[next])}>
            {t.viewPlan}
          </TextLink>
        </p>
      )}
    </div>
  );
}
