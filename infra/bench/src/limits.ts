/** A figure beside what it may be. */
export interface Measure {
  readonly name: string;
  /** As it is printed. */
  readonly found: string;
  /** What counts against the limit. */
  readonly value: number;
  readonly bound: 'at most' | 'below' | 'at least';
  readonly limit: number;
  readonly unit: string;
  readonly ok: boolean;
}

const holds: Readonly<Record<Measure['bound'], (value: number, limit: number) => boolean>> = {
  'at most': (value, limit) => value <= limit,
  below: (value, limit) => value < limit,
  'at least': (value, limit) => value >= limit,
};

const shown = (value: number): string => `${Number.isInteger(value) ? value : value.toFixed(2)}`;

const measureOf =
  (bound: Measure['bound']) =>
  (name: string, value: number, limit: number, unit: string, found = shown(value)): Measure => ({
    ...{ name, found, value, bound, limit, unit },
    ok: holds[bound](value, limit),
  });

export const atMost = measureOf('at most');
export const below = measureOf('below');
export const atLeast = measureOf('at least');

/** Rows for `table`: a benchmark reports what is missed, it does not fail. */
export const measureRows = (measures: readonly Measure[]): string[][] => [
  ['measure', 'found', 'limit', ''],
  ...measures.map(({ name, found, bound, limit, unit, ok }) => [
    name,
    found,
    `${bound} ${limit} ${unit}`.trim(),
    ok ? '✓' : '✗',
  ]),
];
