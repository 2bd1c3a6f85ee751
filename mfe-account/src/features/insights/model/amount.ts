/** Cents of an hour, at most; the service refuses more. */
const most = 100_000;

/**
 * An amount as somebody types it: `45`, `62,50`, `62.5`, `€ 1.000`.
 * @returns cents; null of nothing, undefined of what is no amount from 0 to 1,000 euros
 */
export function centsTyped(text: string): number | null | undefined {
  const typed = text.replace(/[€\s]/g, '');
  if (typed === '') return null;
  const whole = /^1[.,]000(?:[.,]00?)?$/.test(typed) ? typed.replace(/[.,]/, '') : typed;
  const found = /^(\d{1,4})(?:[.,](\d{1,2}))?$/.exec(whole);
  if (found === null) return undefined;
  const cents = Number(found[1]) * 100 + Number((found[2] ?? '').padEnd(2, '0'));
  return cents <= most ? cents : undefined;
}

/** As it stands in the field. @param comma between euros and cents */
export const amountText = (cents: number | null, comma: ',' | '.'): string =>
  cents === null
    ? ''
    : cents % 100 === 0
      ? String(cents / 100)
      : (cents / 100).toFixed(2).replace('.', comma);
