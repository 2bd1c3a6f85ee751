/** A figure beside what it may be at most. */
export interface Measure {
  readonly name: string;
  /** As it is printed. */
  readonly found: string;
  /** What counts against the limit. */
  readonly value: number;
  readonly limit: number;
  readonly unit: string;
  readonly ok: boolean;
}

export const atMost = (
  name: string,
  value: number,
  limit: number,
  unit: string,
  found = `${Number.isInteger(value) ? value : value.toFixed(2)}`,
): Measure => ({ name, found, value, limit, unit, ok: value <= limit });

/** Rows for `table`: a benchmark reports what is missed, it does not fail. */
export const measureRows = (measures: readonly Measure[]): string[][] => [
  ['measure', 'found', 'at most', ''],
  ...measures.map(({ name, found, limit, unit, ok }) => [
    name,
    found,
    `${limit} ${unit}`.trim(),
    ok ? 'ok' : 'MISSED',
  ]),
];
