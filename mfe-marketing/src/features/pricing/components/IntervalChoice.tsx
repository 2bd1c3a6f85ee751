import { useTexts } from '@stroomwerk/mfe-runtime';
import { Badge } from '@stroomwerk/ui-kit';
import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import { pricingTexts } from '../texts.js';
import css from './Interval.module.css';

/**
 * Monthly or annual. Both prices are in the page; which of them shows, the style sheet reads from these radio buttons,
 * so that the choice works before the scripts do. `/?interval=year#pricing` begins with annual.
 */
export function IntervalChoice() {
  const t = useTexts(pricingTexts);
  const year = useRef<HTMLInputElement>(null);
  const [query] = useSearchParams();
  const wantsYear = query.get('interval') === 'year';
  useEffect(() => {
    if (wantsYear && year.current) year.current.checked = true;
  }, [wantsYear]);
  return (
    <div className={css.interval}>
      <div role="radiogroup" aria-label={t.interval} className={css.choice} data-alone>
        <label className={css.item}>
          <input type="radio" name="interval" value="month" defaultChecked className={css.native} />
          {t.monthly}
        </label>
        <label className={css.item}>
          <input type="radio" name="interval" value="year" ref={year} className={css.native} />
          {t.annual}
        </label>
      </div>
      <span className={css.free}>
        <Badge tone="success">{t.free}</Badge>
      </span>
    </div>
  );
}
