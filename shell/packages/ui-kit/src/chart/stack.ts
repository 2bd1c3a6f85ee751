import { stack, stackOffsetDiverging } from 'd3-shape';
import type { Series, SeriesColor } from './ChartFrame.js';

export interface BarPart {
  name: string;
  color: SeriesColor;
  value: number;
  from: number;
  to: number;
}

/** Stacks the values of each label in the order of the series: positive ones upward from zero, negative ones downward. */
export function stackBars(count: number, series: readonly Series[]): BarPart[][] {
  const labels = Array.from({ length: count }, (_, index) => index);
  const layers = stack<undefined, number, Series>()
    .keys(series)
    .value((label, { values }) => values[label] ?? 0)
    .offset(stackOffsetDiverging)(labels);
  return labels.map((label) =>
    layers.flatMap((layer): BarPart[] => {
      const { name, color, values } = layer.key;
      const value = values[label] ?? 0;
      const [low = 0, high = 0] = layer[label] ?? [];
      const [from, to] = value < 0 ? [high, low] : [low, high];
      return value === 0 ? [] : [{ name, color, value, from, to }];
    }),
  );
}
