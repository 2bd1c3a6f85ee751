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
    <section className={cx(css.cell, size && css[size])}>
      <h2 className={css.name}>{name}</h2>
      {children}
    </section>
  );
}
