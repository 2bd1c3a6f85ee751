import type { Format } from '@stroomwerk/mfe-runtime';

/** A change as a tile shows it. */
export interface Change {
  readonly change: string;
  readonly trend: 'up' | 'down' | 'flat';
}

const trendOf = (by: number): Change['trend'] => (by === 0 ? 'flat' : by > 0 ? 'up' : 'down');
const withPlus = (by: number, text: string): string => (by > 0 ? `+${text}` : text);

/** In percent of what it was, whole; undefined where there was nothing, of which nothing is a percentage. */
export function growth(now: number, before: number | undefined, format: Format): Change | undefined {
  if (before === undefined || before === 0) return undefined;
  const by = Math.round((100 * (now - before)) / before);
  return { change: withPlus(by, format.percent(by, 0)), trend: trendOf(by) };
}

/** In points, to one decimal; undefined where one of the two is not known. */
export function difference(
  now: number | null,
  before: number | null | undefined,
  format: Format,
): Change | undefined {
  if (now === null || before === null || before === undefined) return undefined;
  const by = Math.round(10 * (now - before)) / 10;
  return { change: withPlus(by, format.number(by, 1)), trend: trendOf(by) };
}
