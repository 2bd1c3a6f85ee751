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
  return Array.from({ length: count }, (_, label) => {
    // How far the stack has come, upward and downward.
    const ends = { up: 0, down: 0 };
    return series.flatMap(({ name, color, values }): BarPart[] => {
      const value = values[label] ?? 0;
      if (value === 0) return [];
      const way = value < 0 ? 'down' : 'up';
      const from = ends[way];
      ends[way] += value;
      return [{ name, color, value, from, to: ends[way] }];
    });
  });
}
