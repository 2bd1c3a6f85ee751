const READ =
  "(v) => { const s = String(v ?? '').trim().replaceAll('/', '-'); return /^\\d{9,}$/.test(s) ? DateTime.fromSeconds(Number(s)) : /^\\d{5}([.]\\d+)?$/.test(s) ? DateTime.fromISO('1899-12-30').plus({ days: Math.floor(Number(s)) }) : /^\\d{4}-/.test(s) ? DateTime.fromISO(s) : DateTime.fromFormat(s, 'd-M-yyyy'); }";

/**
 * A line of Code that gives it `asDay(value)`: reads a day as tables hold it, be it ISO, 31-12-2026, 31/12/2026, in
 * seconds or as Excel counts days (46387); of anything else it gives a date that is not valid, which no comparison holds for.
 */
export const AS_DAY = `const asDay = ${READ};`;

/** The same inside the braces of an expression. */
export const dayOf = (inside: string): string => `(${READ})(${inside})`;
