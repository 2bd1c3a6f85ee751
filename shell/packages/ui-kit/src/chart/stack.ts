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
  return Array.from({ length: count }, (_, index) => {
    let up = 0;
    let down = 0;
    const parts: BarPart[] = [];
    for (const { name, color, values } of series) {
      const value = values[index] ?? 0;
      if (value === 0) continue;
      const from = value > 0 ? up : down;
      const to = from + value;
      if (value > 0) up = to;
      else down = to;
      parts.push({ name, color, value, from, to });
    }
    return parts;
  });
}
