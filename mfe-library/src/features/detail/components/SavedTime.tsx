import { useFormat, useTexts } from '@stroomwerk/mfe-runtime';
import { Panel } from '@stroomwerk/ui-kit';
import { detailTexts } from '../texts.js';
import css from './Detail.module.css';

/** Minutes of handwork that a run saves, and what that figure assumes. */
export function SavedTime({ minutes, why }: { minutes: number; why: string | null }) {
  const t = useTexts(detailTexts);
  const format = useFormat();
  return (
    <Panel title={t.saved}>
      <p className={css.figure}>
        <span className="figure">{format.number(minutes)}</span> {t.minutes}
      </p>
      <p className={css.muted}>{why ?? t.savedRule}</p>
    </Panel>
  );
}
