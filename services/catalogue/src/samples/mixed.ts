import type { CaseName, Mixed } from './cases.js';

/** How many there are of these, and in a list within one of them. */
export const MIXED_ROWS = 12;
const ROWS_WITHIN = 3;
const ROWS = 100;

export const isMixed = (name: CaseName): name is Mixed => name.startsWith('mixed');

const numberOf = (name: Mixed): number => Number(name.slice('mixed'.length));

/** How many rows a list has in a mixed case, or within a row of one. */
export const rowsIn = (name: Mixed): number => (numberOf(name) < ROWS ? MIXED_ROWS : ROWS_WITHIN);

/** A row of a mixed case: rows of one place in several lists belong together. */
export function rowOf(name: Mixed, row: number): Mixed {
  const place = numberOf(name) < ROWS ? row : placeIn(name).row * ROWS_WITHIN + row;
  return `mixed${(numberOf(name) % ROWS) + ROWS * (place + 1)}`;
}

/** Which of the mixed cases it is, and in which row of it. */
export function placeIn(name: Mixed): { readonly seed: number; readonly row: number } {
  const number = numberOf(name);
  return { seed: number % ROWS, row: Math.max(0, Math.floor(number / ROWS) - 1) };
}

/** A figure that a text always gives. */
export function figureOf(text: string): number {
  let hash = 2166136261;
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 16777619);
  return (hash ^ (hash >>> 13)) >>> 0;
}

/** What a step alone does in a mixed case, whatever the others do. */
const ALONE: readonly CaseName[] = [
  'normal',
  'normal',
  'other',
  'normal',
  'bare',
  'third',
  'refused',
  'normal',
  'soon',
  'fourth',
];

/** The case that a step which answers once takes in a mixed case. */
export const alone = (name: Mixed, step: string): CaseName =>
  ALONE[figureOf(`${step} ${placeIn(name).seed}`) % ALONE.length] ?? 'normal';

/** Whether a list of a step is empty in a mixed case: of each in one of the last three. */
export const isLeftOut = (name: Mixed, step: string): boolean =>
  figureOf(`${step} leeg`) % 3 === placeIn(name).seed - 2;

const UNITS: Record<string, number> = {
  hour: 1 / 24,
  day: 1,
  week: 7,
  month: 30,
  quarter: 91,
  year: 365,
  uur: 1 / 24,
  uren: 1 / 24,
  dag: 1,
  week_: 7,
  maand: 30,
  jaar: 365,
};
const unitIn = (word: string): number => {
  const lower = word.toLowerCase();
  return Object.entries(UNITS).find(([name]) => lower.includes(name.replace('_', '')))?.[1] ?? 1;
};
const most = { days: 34, figures: 30 };

/** Figures that a workflow names: how many days from now its dates may matter, and amounts. */
export interface Near {
  readonly days: readonly number[];
  readonly figures: readonly number[];
}

/** @param text everything that stands in the steps of a workflow */
export function nearOf(text: string): Near {
  const days = new Set<number>([0]);
  const figures = new Set<number>([0, 1]);
  const addDays = (count: number): void => {
    if (count > 0 && count < 800)
      for (const one of [count, -count, count - 1, -count - 1, -count + 1, count + 1]) days.add(one);
  };
  for (const [, unit = '', count] of text.matchAll(
    /\b(hour|day|week|month|quarter|year)s?\s*:\s*(-?\d+(?:\.\d+)?)/g,
  ))
    addDays(Math.abs(Number(count)) * unitIn(unit));
  // Values that the customer fills in, by what they are called.
  for (const [, name = '', count] of text.matchAll(/"name":"([^"]{1,60})","value":"?(\d+(?:\.\d+)?)"?,/g)) {
    if (/dag|dagen|week|weken|maand|uur|uren|jaar|termijn|voor(af|uit)|na/i.test(name))
      addDays(Number(count) * unitIn(name));
    figures.add(Number(count));
  }
  for (const [, sign = '', count] of text.matchAll(/[=<>]=?\s*(-?)(\d{1,4})\b/g)) {
    if (Number(count) <= 400) addDays(Number(count));
    figures.add(Number(`${sign}${count}`));
  }
  addDays(1);
  const wide = [...figures].flatMap((one) => [one, one + 1, one - 1]).filter((one) => one >= 0);
  return { days: [...days].slice(0, most.days), figures: [...new Set(wide)].slice(0, most.figures) };
}
