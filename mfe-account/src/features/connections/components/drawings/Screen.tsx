import type { ReactNode } from 'react';
import css from './Drawing.module.css';

/** The frame of a drawing: a window of 320 by 200 that scales with its column. */
export function Screen({ label, children }: { label: string; children: ReactNode }) {
  return (
    <svg className={css.drawing} viewBox="0 0 320 200" role="img" aria-label={label}>
      <rect className={css.window} x="0.75" y="0.75" width="318.5" height="198.5" rx="6" />
      {children}
    </svg>
  );
}

/** A ring around the place to press, with the number of its step on it. */
export function Ring({ x, y, width, height }: { x: number; y: number; width: number; height: number }) {
  return (
    <>
      <rect className={css.ring} x={x} y={y} width={width} height={height} rx="5" />
      <circle className={css.node} cx={x + width} cy={y} r="5" />
    </>
  );
}
