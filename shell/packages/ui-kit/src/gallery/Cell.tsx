import type { ReactNode } from 'react';
import { cx } from '../index.js';
import css from './Gallery.module.css';

/** One box of the sheet. */
export function Cell({
  name,
  size,
  children,
}: {
  name: string;
  size?: 'third' | 'full';
  children: ReactNode;
}) {
  return (
    <section className={cx(css.cell, size && css[size])} aria-label={name}>
      <h3 className={css.name}>{name}</h3>
      {children}
    </section>
  );
}

/** A chapter of the gallery; the visual tests take a picture of each by its id. */
export function Chapter({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section id={id} data-chapter={id} className={css.chapter} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`} className="h2">
        {title}
      </h2>
      <div className={css.sheet}>{children}</div>
    </section>
  );
}

/**
 * Shows what is inside in a state that a pointer or the keyboard makes. The visual tests ask the browser for it
 * (`CSS.forcePseudoState`), so that no style sheet needs a rule for the gallery.
 */
export function Forced({ state, children }: { state: 'hover' | 'active' | 'focus'; children: ReactNode }) {
  return (
    <span className={css.forced} data-force={state}>
      {children}
    </span>
  );
}
