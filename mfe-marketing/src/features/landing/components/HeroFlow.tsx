import { useTexts } from '@stroomwerk/mfe-runtime';
import { FlowCanvas } from '@stroomwerk/ui-kit';
import { useMemo } from 'react';
import { heroTexts } from '../model/hero-texts.js';
import css from './Hero.module.css';
import { narrowDrawing, wideDrawing } from './hero-flow.js';

/** The drawing of the hero's workflow and the log of its run: all of it, or five of its steps on a phone. */
export function HeroFlow() {
  const t = useTexts(heroTexts);
  const [wide, narrow] = useMemo(() => [wideDrawing(t), narrowDrawing(t)], [t]);
  return (
    <>
      <div className={css.wide}>
        <FlowCanvas bare {...wide} label={t.label} />
      </div>
      <div className={css.narrow}>
        <FlowCanvas bare {...narrow} label={t.shortLabel} />
      </div>
      <dl className={css.log}>
        {t.log.map(([what, result]) => (
          <div key={what}>
            <dt>{what}</dt>
            <dd>{result}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}
