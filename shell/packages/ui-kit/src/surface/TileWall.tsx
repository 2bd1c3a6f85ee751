import type { ReactNode } from 'react';
import { cx } from '../lib/cx.js';
import css from './TileWall.module.css';

const COLUMNS = { 2: 'two', 3: 'three', 4: 'four' } as const;

export interface TileWallProps {
  /** Columns on a wide screen; fewer on tablets, a list on phones. Default 3. */
  columns?: 2 | 3 | 4;
  /** What the list holds; read aloud. */
  label?: string;
  children: ReactNode;
  className?: string;
}

/** A wall of Tile: no gaps, hairlines, a node on every inner crossing. */
export function TileWall({ columns = 3, label, children, className }: TileWallProps) {
  return (
    <ul aria-label={label} className={cx(css.wall, css[COLUMNS[columns]], className)}>
      {children}
    </ul>
  );
}

export interface TileProps {
  /** Above the drawing, left and right: a TriggerLabel and a ComplexityLevel, or a category and a rank. */
  top?: ReactNode;
  /** A MiniGraph. */
  graph?: ReactNode;
  /** Put the link in here: the title is the link, not the tile. */
  title?: ReactNode;
  headingLevel?: 2 | 3 | 4;
  text?: ReactNode;
  /** Below the text, left and right. */
  meta?: ReactNode;
  /** Buttons of equal width. */
  actions?: ReactNode;
  children?: ReactNode;
  className?: string;
}

/** One tile of a TileWall. */
export function Tile(props: TileProps) {
  const { top, graph, title, headingLevel = 3, text, meta, actions, children, className } = props;
  const Heading = `h${headingLevel}` as const;
  return (
    <li className={cx(css.tile, className)}>
      {top ? <div className={css.top}>{top}</div> : null}
      {graph ? <div className={css.graph}>{graph}</div> : null}
      {title ? <Heading className={css.title}>{title}</Heading> : null}
      {text ? <p className={css.text}>{text}</p> : null}
      {children}
      {meta ? <div className={css.meta}>{meta}</div> : null}
      {actions ? <div className={css.actions}>{actions}</div> : null}
    </li>
  );
}
