import type { SeenRuns } from '@stroomwerk/contracts/library';
import { useFormat, useTexts } from '@stroomwerk/mfe-runtime';
import { Panel } from '@stroomwerk/ui-kit';
import { seenTexts } from '../seen-texts.js';
import css from './Detail.module.css';

/** How often it ran with all customers together, and how well; nothing of a workflow of which nothing is told. */
export function Seen({ seen }: { seen: SeenRuns | undefined }) {
  const t = useTexts(seenTexts);
  const format = useFormat();
  if (seen === undefined) return null;
  return (
    <Panel title={t.title}>
      <p>
        {t.ran(format.number(seen.runs))} {t.success(format.number(seen.success))}
      </p>
      <p className={css.muted}>{t.how}</p>
    </Panel>
  );
}
