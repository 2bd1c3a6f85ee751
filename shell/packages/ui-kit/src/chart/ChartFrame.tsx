import { Table2, TrendingUp } from 'lucide-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Button } from '../actions/Button.js';
import { cx } from '../lib/cx.js';
import { useUiTexts } from '../lib/language.js';
import { SourceLine } from '../surface/Panel.js';
import { chartTexts } from '../texts/chart.js';
import css from './Chart.module.css';

/** Colour by meaning: 1 measured, 2 failed or shrinking, 3 expansion, 4 lost, 5 comparison, 6 another. */
export type SeriesColor = 1 | 2 | 3 | 4 | 5 | 6;

export interface Series {
  name: string;
  /** One value a label; null leaves a gap. */
  values: ReadonlyArray<number | null>;
  color: SeriesColor;
  /** Lines only: for a comparison. */
  dashed?: boolean;
  /** Lines only: a light ground under the line. */
  area?: boolean;
}

export interface ChartProps {
  /** What the chart shows, with its period; read aloud. */
  label: string;
  labels: readonly string[];
  series: readonly Series[];
  /** How a value is written; default Dutch digits. */
  format?: (value: number) => string;
  /** Height in pixels; default 220. */
  height?: number;
  /** Where the figures come from and of when. */
  source?: ReactNode;
  /** Hide the legend when it stands elsewhere. */
  noLegend?: boolean;
}

const WIDE = 720;

/** The measured width of an element; 720 on the server and before the first measurement. */
export function useWidth() {
  const ref = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState(WIDE);
  useEffect(() => {
    const element = ref.current;
    if (!element || typeof ResizeObserver === 'undefined') return;
    const observer = new ResizeObserver(([entry]) => {
      const measured = Math.round(entry?.contentRect.width ?? 0);
      if (measured > 0) setWidth(measured);
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return { ref, width };
}

/** The names of the series with their colours. */
export function ChartLegend({
  series,
}: {
  series: ReadonlyArray<Pick<Series, 'name' | 'color' | 'dashed'>>;
}) {
  return (
    <ul className={css.legend}>
      {series.map(({ name, color, dashed }) => (
        <li key={name}>
          <svg width="14" height="10" className={css[`s${color}`]} aria-hidden="true">
            {dashed ? (
              <path className={cx(css.line, css.dashed, css.stroke)} d="M0 5H14" />
            ) : (
              <rect className={css.fill} width="10" height="10" rx="2" />
            )}
          </svg>
          {name}
        </li>
      ))}
    </ul>
  );
}

interface FrameProps extends ChartProps {
  draw: (width: number) => ReactNode;
}

/** Legend, drawing, the same figures as a table, source. */
export function ChartFrame({ draw, label, labels, series, format = String, source, noLegend }: FrameProps) {
  const texts = useUiTexts(chartTexts);
  const { ref, width } = useWidth();
  const [table, setTable] = useState(false);
  return (
    <figure className={css.frame} aria-label={label}>
      <div className={css.head}>
        {noLegend ? <span /> : <ChartLegend series={series} />}
        <Button
          size="sm"
          variant="quiet"
          aria-pressed={table}
          icon={table ? <TrendingUp aria-hidden="true" /> : <Table2 aria-hidden="true" />}
          onClick={() => setTable(!table)}
        >
          {table ? texts.showChart : texts.showTable}
        </Button>
      </div>
      <div ref={ref} className={css.box}>
        {table ? (
          <div className={css.scroll}>
            <table className={css.table}>
              <thead>
                <tr>
                  <th scope="col">{texts.period}</th>
                  {series.map(({ name }) => (
                    <th key={name} scope="col">
                      {name}
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {labels.map((text, row) => (
                  <tr key={text}>
                    <th scope="row">{text}</th>
                    {series.map(({ name, values }) => (
                      <td key={name}>{formatted(values[row], format)}</td>
                    ))}
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
        ) : (
          draw(width)
        )}
      </div>
      {source ? <SourceLine>{source}</SourceLine> : null}
    </figure>
  );
}

const formatted = (value: number | null | undefined, format: (value: number) => string) =>
  value === null || value === undefined ? '–' : format(value);
