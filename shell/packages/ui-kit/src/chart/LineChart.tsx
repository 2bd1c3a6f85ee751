import { cx } from '../lib/cx.js';
import { LabelAxis, leftRoom, ValueAxis } from './Axes.js';
import css from './Chart.module.css';
import { ChartFrame, type ChartProps, type Series } from './ChartFrame.js';
import { areaPath, linePath } from './path.js';
import { linear, niceTicks, round } from './scale.js';

export interface Goal {
  value: number;
  label: string;
}

export interface LineChartProps extends ChartProps {
  /** A dotted line to reach, or several. */
  goal?: Goal | readonly Goal[];
}

const digits = (value: number) => value.toLocaleString('nl-NL');

/** Lines over time; each ends in a node with its value. A value between two gaps is a dot. */
export function LineChart({ goal = [], ...chart }: LineChartProps) {
  const goals = 'value' in goal ? [goal] : goal;
  const { label, labels, series, format = digits, height = 220 } = chart;
  const values = series.flatMap((one) => one.values).filter((value) => value !== null);
  const ticks = niceTicks(Math.min(0, ...values), Math.max(0, ...goals.map(({ value }) => value), ...values));
  const draw = (width: number) => {
    const ends = series.map((one) => format(one.values.findLast((value) => value !== null) ?? 0).length);
    const plot = {
      left: leftRoom(ticks, format),
      right: width - (width > 480 ? Math.max(0, ...ends) * 7.2 + 18 : 10),
      top: 16,
      bottom: height - 26,
    };
    const y = linear([ticks[0] ?? 0, ticks.at(-1) ?? 1], [plot.bottom, plot.top]);
    const x = linear([0, Math.max(1, labels.length - 1)], [plot.left, plot.right]);
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
        <LabelAxis plot={plot} labels={labels} x={x} height={height} />
        {goals.map(({ value, label: text }) => (
          <g key={text}>
            <line
              className={css.goal}
              x1={plot.left}
              x2={plot.right}
              y1={round(y(value))}
              y2={round(y(value))}
            />
            <text className={css.goalText} x={plot.left + 6} y={round(y(value)) - 6}>
              {text}
            </text>
          </g>
        ))}
        {series.map((one) => (
          <Line key={one.name} series={one} x={x} y={y} text={width > 480 ? format : undefined} />
        ))}
      </svg>
    );
  };
  return <ChartFrame {...chart} format={format} draw={draw} />;
}

interface LineProps {
  series: Series;
  x: (index: number) => number;
  y: (value: number) => number;
  text: ((value: number) => string) | undefined;
}

/** A value between two gaps, which no line touches. */
const alone = (values: Series['values'], index: number) =>
  isNumber(values[index]) && !isNumber(values[index - 1]) && !isNumber(values[index + 1]);

const isNumber = (value: number | null | undefined): value is number => value !== null && value !== undefined;

function Line({ series, x, y, text }: LineProps) {
  const { values } = series;
  const lastIndex = values.findLastIndex(isNumber);
  const last = values[lastIndex];
  const points = [...values];
  const shown = points.map((value, index) => (isNumber(value) ? ([x(index), y(value)] as const) : null));
  const path = linePath(shown);
  const ground = series.area ? areaPath(shown, y(0)) : '';
  return (
    <g className={css[`s${series.color}`]}>
      {ground ? <path className={cx(css.area, css.fill)} d={ground} /> : null}
      {path ? <path className={cx(css.line, series.dashed && css.dashed, css.stroke)} d={path} /> : null}
      {points.map((value, index) =>
        value !== null && alone(values, index) ? (
          <circle key={x(index)} className={css.fill} cx={round(x(index))} cy={round(y(value))} r="2.5" />
        ) : null,
      )}
      {last === null || last === undefined ? null : (
        <>
          <circle className={cx(css.end, css.stroke)} cx={round(x(lastIndex))} cy={round(y(last))} r="4.5" />
          {text ? (
            <text className={css.value} x={round(x(lastIndex)) + 10} y={round(y(last)) + 4}>
              {text(last)}
            </text>
          ) : null}
        </>
      )}
    </g>
  );
}
