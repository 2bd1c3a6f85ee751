import type { UpdateOffer } from '@stroomwerk/contracts/library';
import { useFormat, useTexts } from '@stroomwerk/mfe-runtime';
import { cx, FlowCanvas, SegmentedControl } from '@stroomwerk/ui-kit';
import { useMemo, useState } from 'react';
import detailCss from '../../detail/components/Detail.module.css';
import { countMarks, markKinds, placeMarks } from '../model/marks.js';
import { updateTexts } from '../texts.js';
import css from './Updates.module.css';

type View = 'before' | 'difference' | 'after';

/** The workflow as it is, as it will be, and what lies between; below 1024 pixels as a list with the same marks. */
export function UpdateCanvas({ offer }: { offer: UpdateOffer }) {
  const t = useTexts(updateTexts);
  const format = useFormat();
  const [view, setView] = useState<View>('difference');
  const drawing = offer[view];
  const placed = useMemo(() => placeMarks(drawing, t.words), [drawing, t]);
  const counts = countMarks(offer.difference);
  const shown = countMarks(drawing);
  const stays = counts.same + counts.mine;
  const differ = offer.difference.steps.length - stays;
  const [from, to] = [format.number(offer.from_version), format.number(offer.to_version)];
  return (
    <section className="stack-sm" aria-label={t.canvas(from, to)}>
      <div className={css.head}>
        <SegmentedControl
          label={t.views}
          value={view}
          onChange={setView}
          options={[
            { value: 'before', label: t.before(from) },
            { value: 'difference', label: t.difference },
            { value: 'after', label: t.after(to) },
          ]}
        />
        <p className={css.soft}>
          {differ === 0 ? t.alike : t.counts(format.number(differ), format.number(stays))}
        </p>
      </div>
      <div className={css.canvas}>
        <div className={detailCss.picture}>
          <FlowCanvas {...placed} bare zoomable label={t.canvas(from, to)} />
        </div>
      </div>
      <ul className={css.legend}>
        {markKinds
          .filter((kind) => shown[kind] > 0)
          .map((kind) => (
            <li key={kind} className={css[kind]}>
              {t.legend[kind](format.number(shown[kind]))}
            </li>
          ))}
      </ul>
      <ol className={css.steps} aria-label={t.steps}>
        {drawing.steps.map(({ name, app, mark }) => (
          <li key={name} className={cx(css.step, mark !== 'same' && css[mark])}>
            <span>{mark === 'gone' ? <del>{name}</del> : <b>{name}</b>}</span>
            <span className={css.soft}>{app}</span>
            {mark === 'same' ? null : <span className={css.word}>{t.words[mark]}</span>}
          </li>
        ))}
      </ol>
    </section>
  );
}
