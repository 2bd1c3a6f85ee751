import { cx } from '../lib/cx.js';
import { LabelAxis, leftRoom, ValueAxis } from './Axes.js';
import css from './Chart.module.css';
import { ChartFrame, type ChartProps, type SeriesColor } from './ChartFrame.js';
import { linear, niceTicks, round } from './scale.js';
import { stackBars } from './stack.js';

const digits = (value: number) => value.toLocaleString('nl-NL');
const MOST = 28;

/** Stacked bars: series above each other, negative ones below zero, 1 px between them. */
export function BarChart(chart: ChartProps) {
  const { label, labels, series, format = digits, height = 220 } = chart;
  const stacks = stackBars(labels.length, series);
  const sums = stacks.flatMap((parts) => parts.flatMap((part) => [part.from, part.to]));
  const ticks = niceTicks(Math.min(0, ...sums), Math.max(0, ...sums));
  const draw = (width: number) => {
    const plot = { left: leftRoom(ticks, format), right: width, top: 10, bottom: height - 26 };
    const y = linear([ticks[0] ?? 0, ticks.at(-1) ?? 1], [plot.bottom, plot.top]);
    const slot = (plot.right - plot.left) / Math.max(1, labels.length);
    const x = (index: number) => plot.left + slot * (index + 0.5);
    const bar = Math.max(2, Math.min(MOST, slot * 0.45));
    return (
      <svg
        className={css.svg}
        viewBox={`0 0 ${width} ${height}`}
        width={width}
        height={height}
        role="img"
        aria-label={label}
      >
        <ValueAxis plot={plot} ticks={ticks} y={y} format={format} />
        {stacks.map((parts, index) => (
          <g key={labels[index]}>
            <rect
              className={css.hit}
              x={round(x(index) - slot / 2)}
              y={plot.top}
              width={round(slot)}
              height={plot.bottom - plot.top}
            >
              <title>
                {[labels[index], ...parts.map((part) => `${part.name}: ${format(part.value)}`)].join('\n')}
              </title>
            </rect>
            {parts.map((part) => (
              <Bar
                key={part.name}
                left={x(index) - bar / 2}
                width={bar}
                from={y(part.from)}
                to={y(part.to)}
                color={part.color}
                gap={part.from === 0 ? 0 : 1}
              />
            ))}
          </g>
        ))}
        <LabelAxis plot={plot} labels={labels} x={x} height={height} />
      </svg>
    );
  };
  return <ChartFrame {...chart} format={format} draw={draw} />;
}

function Bar(props: {
  left: number;
  width: number;
  from: number;
  to: number;
  color: SeriesColor;
  gap: number;
}) {
  const { left, width, from, to, color, gap } = props;
  // The pixel between two parts is taken from the end that touches the part before.
  const top = Math.min(from, to) + (to > from ? gap : 0);
  const size = Math.max(1, Math.abs(from - to) - gap);
  return (
    <rect
      className={cx(css[`s${color}`], css.fill)}
      x={round(left)}
      y={round(top)}
      width={round(width)}
      height={round(size)}
      rx="1"
      pointerEvents="none"
    />
  );
}
