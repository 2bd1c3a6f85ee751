/** Why a text is no amount that the calculator takes. */
export type AmountFault = 'empty' | 'number' | 'low' | 'high';
export type Amount = { readonly value: number } | { readonly fault: AmountFault };

export interface Bounds {
  readonly min: number;
  readonly max: number;
}

const grouped = {
  points: /^[+-]?\d{1,3}(\.\d{3})+(,\d+)?$/,
  commas: /^[+-]?\d{1,3}(,\d{3})+(\.\d+)?$/,
};
const plainNumber = /^[+-]?(\d+[.,]?\d*|[.,]\d+)(e[+-]?\d+)?$/i;

/**
 * Reads a number as people type it, in Dutch or English: comma or point, spaces, a euro or percent sign, `10k`, `1e3`,
 * `6.847,-`. A single group of three digits is thousands in both (`6.847` and `6,847`): no amount here has three decimals.
 * @returns the number, or why it is none that is taken
 */
export function readAmount(text: string, { min, max }: Bounds): Amount {
  const typed = text
    .replace(/[€%\s'’]|eur(o)?/gi, '')
    .replace('\u2212', '-')
    .replace(/[,.]-+$/, '');
  if (typed === '') return { fault: 'empty' };
  const thousands = /\dk$/i.test(typed);
  const digits = thousands ? typed.slice(0, -1) : typed;
  const joined = grouped.points.test(digits)
    ? digits.replaceAll('.', '')
    : grouped.commas.test(digits)
      ? digits.replaceAll(',', '')
      : digits;
  if (!plainNumber.test(joined)) return { fault: 'number' };
  const value = Number(joined.replace(',', '.')) * (thousands ? 1_000 : 1);
  if (value < min) return { fault: 'low' };
  return value > max ? { fault: 'high' } : { value: value === 0 ? 0 : value };
}
