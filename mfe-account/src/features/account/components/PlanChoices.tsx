import type { Interval } from '@stroomwerk/contracts';
import type { PreviewPlanChange } from '@stroomwerk/contracts/billing';
import { useFormat, useTexts } from '@stroomwerk/mfe-runtime';
import { SegmentedControl } from '@stroomwerk/ui-kit';
import { useId } from 'react';
import { changeTexts } from '../change-texts.js';
import type { Choice } from '../model/choices.js';
import css from './ChangeDialog.module.css';

export interface PlanChoicesProps {
  readonly choices: readonly Choice[];
  readonly interval: Interval;
  readonly chosen: PreviewPlanChange | undefined;
  readonly onInterval: (interval: Interval) => void;
  readonly onChoose: (choice: Choice) => void;
}

/** The plans, by the month or the year; one's own among them, which cannot be chosen. */
export function PlanChoices({ choices, interval, chosen, onInterval, onChoose }: PlanChoicesProps) {
  const t = useTexts(changeTexts);
  const { euro } = useFormat();
  const name = useId();
  return (
    <div className="stack-sm">
      <SegmentedControl
        label={t.period}
        value={interval}
        onChange={onInterval}
        options={(['month', 'year'] as const).map((value) => ({ value, label: t.intervals[value] }))}
      />
      <div role="radiogroup" aria-label={t.choose} className={css.plans}>
        {choices.map((choice) => (
          <label key={choice.price_tier} className={css.plan}>
            <input
              type="radio"
              name={name}
              disabled={choice.isOwn}
              checked={choice.price_tier === chosen?.price_tier && choice.interval === chosen.interval}
              onChange={() => onChoose(choice)}
            />
            <span>
              <b>
                {choice.name}
                {choice.isOwn ? `, ${t.own}` : null}
              </b>
              <small>{t.price(euro(choice.amount_cents, { style: 'marketing' }), choice.interval)}</small>
            </span>
          </label>
        ))}
      </div>
    </div>
  );
}
