import css from './Chart.module.css';
import { linePath } from './path.js';
import { linear, round } from './scale.js';

const WIDTH = 84;
const HEIGHT = 22;

/** A tiny line whose last value carries a node; decorative, the figure beside it says it. */
export function Sparkline({ values }: { values: readonly number[] }) {
  if (values.length < 2) return null;
  const low = Math.min(...values);
  const high = Math.max(...values);
  const x = linear([0, values.length - 1], [2, WIDTH - 4]);
  const y = high === low ? () => HEIGHT / 2 : linear([low, high], [HEIGHT - 3, 4]);
  const path = linePath(values.map((value, index) => [x(index), y(value)]));
  return (
    <svg
      className={css.spark}
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      width={WIDTH}
      height={HEIGHT}
      aria-hidden="true"
    >
      <path className={css.sparkLine} d={path} />
      <circle className={css.sparkEnd} cx={WIDTH - 4} cy={round(y(values.at(-1) ?? low))} r="2.5" />
    </svg>
  );
}
