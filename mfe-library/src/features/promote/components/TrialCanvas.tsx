import type { Promotion, UpdateDrawing } from '@stroomwerk/contracts/library';
import { useTexts } from '@stroomwerk/mfe-runtime';
import { cx, FlowCanvas } from '@stroomwerk/ui-kit';
import { useMemo } from 'react';
import detailCss from '../../detail/components/Detail.module.css';
import marksCss from '../../updates/components/Updates.module.css';
import { countMarks, markKinds, placeMarks } from '../../updates/model/marks.js';
import { promoteTexts } from '../texts.js';

/** What goes to production, each step with what becomes of it; below 1024 pixels as a list with the same marks. */
export function TrialCanvas({ promotion, drawing }: { promotion: Promotion; drawing: UpdateDrawing }) {
  const t = useTexts(promoteTexts);
  const placed = useMemo(() => placeMarks(drawing, t.words), [drawing, t]);
  const counts = countMarks(drawing);
  const label = t.canvas(promotion.automation.name);
  return (
    <section className="stack-sm" aria-label={label}>
      <div className={marksCss.canvas}>
        <div className={detailCss.picture}>
          <FlowCanvas {...placed} bare zoomable label={label} />
        </div>
      </div>
      <ul className={marksCss.legend}>
        {markKinds
          .filter((kind) => counts[kind] > 0)
          .map((kind) => (
            <li key={kind} className={marksCss[kind]}>
              {kind === 'changed' && promotion.target ? t.legendTarget : t.legend[kind]}
            </li>
          ))}
      </ul>
      <ol className={marksCss.steps} aria-label={t.steps}>
        {drawing.steps.map(({ name, app, mark }) => (
          <li key={name} className={cx(marksCss.step, mark !== 'same' && marksCss[mark])}>
            <span>{mark === 'gone' ? <del>{name}</del> : <b>{name}</b>}</span>
            <span className={marksCss.soft}>{app}</span>
            {mark === 'same' ? null : <span className={marksCss.word}>{t.words[mark]}</span>}
          </li>
        ))}
      </ol>
    </section>
  );
}
