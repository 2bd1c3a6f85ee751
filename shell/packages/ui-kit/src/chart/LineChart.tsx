import { cx } from '../lib/cx.js';
import { LabelAxis, leftRoom, ValueAxis } from './Axes.js';
import css from './Chart.module.css';
import { ChartFrame, type ChartProps, type Series } from './ChartFrame.js';
import { linear, niceTicks, round } from './scale.js';

export interface LineChartProps extends ChartProps {
  /** A dotted line to reach. */
  goal?: { value: number; label: string };
}

const digits = (value: number) => value.toLocaleString('nl-NL');

/** Lines over time; each ends in a node with its value. A value between two gaps is a dot. */
export function LineChart({ goal, ...chart }: LineChartProps) {
  const { label, labels, series, format = digits, height = 220 } = chart;
  const values = series.flatMap((one) => one.values).filter((value) => value !== null);
  const ticks = niceTicks(Math.min(0, ...values), Math.max(0, goal?.value ?? 0, ...values));
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
        {goal ? (
          <>
            <line
              className={css.goal}
              x1={plot.left}
              x2={plot.right}
              y1={round(y(goal.value))}
              y2={round(y(goal.value))}
            />
            <text className={css.goalText} x={plot.left + 6} y={round(y(goal.value)) - 6}>
              {goal.label}
            </text>
          </>
        ) : null}
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

/** The runs of values without a gap. */
function runs(values: Series['values']): Array<Array<{ index: number; value: number }>> {
  const all: Array<Array<{ index: number; value: number }>> = [[]];
  values.forEach((value, index) => {
    if (value === null) all.push([]);
    else all.at(-1)?.push({ index, value });
  });
  return all.filter((run) => run.length > 0);
}

function Line({ series, x, y, text }: LineProps) {
  const parts = runs(series.values);
  const last = parts.at(-1)?.at(-1);
  return (
    <g className={css[`s${series.color}`]}>
      {parts.map((run) => {
        const path = run.map(({ index, value }) => `${round(x(index))} ${round(y(value))}`).join('L');
        const from = run[0]?.index ?? 0;
        const to = run.at(-1)?.index ?? 0;
        return (
          <g key={from}>
            {series.area ? (
              <path
                className={cx(css.area, css.fill)}
                d={`M${path}L${round(x(to))} ${round(y(0))}L${round(x(from))} ${round(y(0))}Z`}
              />
            ) : null}
            {run.length > 1 ? (
              <path className={cx(css.line, series.dashed && css.dashed, css.stroke)} d={`M${path}`} />
            ) : (
              <circle className={css.fill} cx={round(x(from))} cy={round(y(run[0]?.value ?? 0))} r="2.5" />
            )}
          </g>
        );
      })}
      {last ? (
        <>
          <circle
            className={cx(css.end, css.stroke)}
            cx={round(x(last.index))}
            cy={round(y(last.value))}
            r="4.5"
          />
          {text ? (
            <text className={css.value} x={round(x(last.index)) + 10} y={round(y(last.value)) + 4}>
              {text(last.value)}
            </text>
          ) : null}
        </>
      ) : null}
    </g>
  );
}
