export interface Spread {
  readonly median: number;
  readonly min: number;
  readonly max: number;
}

/** @param share 0 to 1, e.g. 0.95; the nearest value that was really measured */
export function percentile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  const at = Math.min(sorted.length - 1, Math.max(0, Math.ceil(share * sorted.length) - 1));
  return sorted[at] ?? Number.NaN;
}

export const spread = (values: readonly number[]): Spread => ({
  median: percentile(values, 0.5),
  min: Math.min(...values),
  max: Math.max(...values),
});

export const showSpread = ({ median, min, max }: Spread, digits = 0): string =>
  `${median.toFixed(digits)} (${min.toFixed(digits)} to ${max.toFixed(digits)})`;

/** Bytes as thousands, the way the budgets count them. */
export const kilobytes = (bytes: number): string => (bytes / 1000).toFixed(1);

/** Rows as aligned text; the first row is the heading. */
export function table(rows: readonly (readonly string[])[]): string {
  const widths = (rows[0] ?? []).map((_, column) =>
    Math.max(...rows.map((row) => (row[column] ?? '').length)),
  );
  return rows
    .map((row) =>
      row
        .map((cell, column) =>
          column === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[column] ?? 0),
        )
        .join('  '),
    )
    .join('\n');
}
