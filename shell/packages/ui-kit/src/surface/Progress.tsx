import type { ReactNode } from 'react';
import { cx } from '../lib/cx.js';
import css from './Flow.module.css';

export interface ProgressProps {
  /** 0 to `max` (default 100). */
  value: number;
  max?: number;
  /** Read aloud. */
  label: string;
  /** Read aloud instead of the percentage: "€ 4.312 van € 10.000". */
  valueText?: string;
  /** Below the bar: left, middle, right. */
  labels?: readonly ReactNode[];
  /** A node at the end of the filled part. Default true. */
  node?: boolean;
  className?: string;
}

/** A bar whose filled part ends in a node. */
export function Progress({
  value,
  max = 100,
  label,
  valueText,
  labels,
  node = true,
  className,
}: ProgressProps) {
  const part = max > 0 ? Math.min(1, Math.max(0, value / max)) : 0;
  const width = `${Math.round(part * 1000) / 10}%`;
  return (
    <div className={cx(css.progress, className)}>
      <progress
        className={css.native}
        value={part * max}
        max={max}
        aria-label={label}
        aria-valuetext={valueText}
      />
      <svg className={css.bar} aria-hidden="true" width="100%" height="14">
        <rect className={css.barTrack} x="0" y="4" width="100%" height="6" />
        <rect className={css.barFill} x="0" y="4" width={width} height="6" />
        {node ? <circle className={css.barNode} cx={width} cy="7" r="5.5" /> : null}
      </svg>
      {labels ? (
        <div className={css.labels}>
          {labels.map((text, index) => (
            <span key={index === 0 ? 'start' : index}>{text}</span>
          ))}
        </div>
      ) : null}
    </div>
  );
}
