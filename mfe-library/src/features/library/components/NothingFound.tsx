import type { LibraryWorkflow } from '@stroomwerk/contracts/library';
import { useTexts } from '@stroomwerk/mfe-runtime';
import { Button, EmptyState } from '@stroomwerk/ui-kit';
import { AskForWorkflow } from '../../requests/components/AskForWorkflow.js';
import { libraryTexts } from '../texts.js';
import css from './Library.module.css';
import { TileList } from './TileList.js';

interface NothingFoundProps {
  /** What was searched for. */
  readonly q: string;
  /** What comes nearest; an older service does not say. */
  readonly nearest: readonly LibraryWorkflow[];
  /** Undefined where nothing is set or typed. */
  readonly onReset: (() => void) | undefined;
}

/** What a search shows that found nothing: why, and what comes nearest. */
export function NothingFound({ q, nearest, onReset }: NothingFoundProps) {
  const t = useTexts(libraryTexts);
  return (
    <>
      <EmptyState centred action={onReset ? <Button onClick={onReset}>{t.resetFilters}</Button> : undefined}>
        {t.empty}
      </EmptyState>
      <AskForWorkflow key={q} text={q} />
      {nearest.length > 0 ? (
        <section className={css.nearest} aria-labelledby="nearest">
          <h2 id="nearest">{t.nearest}</h2>
          <TileList workflows={nearest} label={t.nearest} />
        </section>
      ) : null}
    </>
  );
}
