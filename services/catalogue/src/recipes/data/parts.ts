/**
 * What stands inside the braces or in Code, as a number: `1.299,00`, `€ 1,299.00`, `12,50` and `1.299,-`; NaN where it is
 * empty or no number.
 */
export const asNumber = (inside: string): string =>
  `(typeof ${inside} === 'number' ? ${inside} : Number(String(${inside} ?? '').replace(/EUR|[€\\s]|[,.]?-+$/g, '').replace(/(?<!^-?0)[.,](?=\\d{3}(?:\\D|$))/g, '').replace(',', '.') || NaN))`;
