import type { ReactNode } from 'react';
import { Sparkline } from '../chart/Sparkline.js';
import { SampleMark } from '../labels/SampleMark.js';
import { cx } from '../lib/cx.js';
import css from './StatTiles.module.css';

export interface StatTilesProps {
  /** Default 4; two beside each other on phones. */
  columns?: 2 | 3 | 4 | 5;
  children: ReactNode;
  className?: string;
}

/** Joined tiles with figures and nodes between them. */
export function StatTiles({ columns = 4, children, className }: StatTilesProps) {
  return <dl className={cx(css.tiles, columns !== 4 && css[`c${columns}`], className)}>{children}</dl>;
}

export interface StatTileProps {
  label: ReactNode;
  /** The figure, already formatted. */
  value: ReactNode;
  /** Smaller, after the figure: "uur", "%", "van 11", "/ 100". */
  unit?: ReactNode;
  /** The change, formatted with its sign: "+12%". */
  change?: ReactNode;
  /** Whether the change is good news; colours it. */
  trend?: 'up' | 'down' | 'flat';
  /** After the change: "in 30 dagen", or a line of its own. */
  note?: ReactNode;
  /** Two or more values; the last one gets a node. */
  sparkline?: readonly number[];
  /** Marks the figure as a sample; a text says why. */
  sample?: boolean | string;
}

/** One figure of StatTiles. */
export function StatTile({
  label,
  value,
  unit,
  change,
  trend = 'flat',
  note,
  sparkline,
  sample,
}: StatTileProps) {
  return (
    <div className={css.tile}>
      <dt className={css.label}>
        {label}
        {sample ? <SampleMark why={typeof sample === 'string' ? sample : undefined} /> : null}
      </dt>
      <dd className={css.value}>
        {value} {unit ? <span className={css.unit}>{unit}</span> : null}
      </dd>
      {change || note || sparkline ? (
        <dd className={css.foot}>
          <span>
            {change ? <span className={css[trend]}>{change}</span> : null} {note}
          </span>
          {sparkline && sparkline.length > 1 ? <Sparkline values={sparkline} /> : null}
        </dd>
      ) : null}
    </div>
  );
}
