import type { LibraryWorkflow } from '@stroomwerk/contracts/library';
import { useTexts } from '@stroomwerk/mfe-runtime';
import { cx } from '@stroomwerk/ui-kit';
import { Star } from 'lucide-react';
import { shelfTexts } from '../texts.js';
import css from './Shelf.module.css';

/** The star of a workflow: pressed when it is a favourite. */
export function FavouriteButton({
  workflow,
  on,
  onChange,
}: {
  workflow: LibraryWorkflow;
  on: boolean;
  onChange: (workflow: LibraryWorkflow, on: boolean) => void;
}) {
  const t = useTexts(shelfTexts);
  return (
    <button
      type="button"
      className={cx(css.star, on && css.starOn)}
      aria-pressed={on}
      aria-label={t.star(workflow.name)}
      title={t.favourites}
      onClick={() => onChange(workflow, !on)}
    >
      <Star size={16} strokeWidth={1.6} aria-hidden="true" />
    </button>
  );
}
