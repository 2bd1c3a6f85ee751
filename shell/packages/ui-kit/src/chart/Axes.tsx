import css from './Chart.module.css';
import { labelStep, round } from './scale.js';

export interface Plot {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

interface ValueAxisProps {
  plot: Plot;
  ticks: readonly number[];
  y: (value: number) => number;
  format: (value: number) => string;
}

/** Horizontal lines with their values; the zero line is darker when values go below it. */
export function ValueAxis({ plot, ticks, y, format }: ValueAxisProps) {
  const negative = (ticks[0] ?? 0) < 0;
  return ticks.map((tick) => (
    <g key={tick}>
      <line
        className={negative && tick === 0 ? css.axis : css.grid}
        x1={plot.left}
        x2={plot.right}
        y1={round(y(tick))}
        y2={round(y(tick))}
      />
      <text x={plot.left - 8} y={round(y(tick)) + 4} textAnchor="end">
        {format(tick)}
      </text>
    </g>
  ));
}

interface LabelAxisProps {
  plot: Plot;
  labels: readonly string[];
  x: (index: number) => number;
  height: number;
}

/** As many labels as fit; always the last. */
export function LabelAxis({ plot, labels, x, height }: LabelAxisProps) {
  const longest = Math.max(1, ...labels.map((label) => label.length));
  const step = labelStep(labels.length, plot.right - plot.left, longest);
  const last = labels.length - 1;
  return labels.map((label, index) =>
    (last - index) % step === 0 ? (
      <text key={label} x={round(x(index))} y={height - 4} textAnchor="middle">
        {label}
      </text>
    ) : null,
  );
}

/** Room left of the plot for the longest value. */
export function leftRoom(ticks: readonly number[], format: (value: number) => string): number {
  return Math.max(...ticks.map((tick) => format(tick).length)) * 6.6 + 14;
}
