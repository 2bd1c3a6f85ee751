import { say } from '../dsl/language.js';

/**
 * What stands in `s`, an amount as people write it, as the text of a number: of 1.250,50 and 1,250.50 the last sign is that of
 * the decimals, and a dot before exactly three figures (1.250) is that of thousands, as Dutch tables have it.
 */
const AS_NUMBER =
  "s.includes(',') && s.lastIndexOf('.') < s.lastIndexOf(',') ? s.replaceAll('.', '').replace(',', '.') : s.includes(',') ? s.replaceAll(',', '') : /^-?[1-9]\\d{0,2}([.]\\d{3})+$/.test(s) ? s.replaceAll('.', '') : s";

/**
 * A line of Code that gives it `getal(value)`: an amount as people and tables write it (1.250,50, € 1250.5, 1.250 or 1.250,-)
 * as a number; of anything else it gives null, which nothing is counted with by mistake.
 */
export const AS_AMOUNT = `const getal = (v) => { if (typeof v === 'number') return Number.isFinite(v) ? v : null; const s = String(v ?? '').replace(/[€%\\s]|EUR|[,.]?-+$/g, ''); const n = Number(${AS_NUMBER}); return s !== '' && Number.isFinite(n) ? n : null; };`;

/** A line of Code that gives it `cent(amount)`, which rounds to a cent. */
export const TO_CENT = 'const cent = (v) => Math.round((v + Number.EPSILON) * 100) / 100;';

/** A line of Code that gives it `euro(amount)`: an amount as people read it, with the sign of the euro. */
export const asEuro = (): string =>
  `const euro = (v) => Number(v).toLocaleString('${say('nl-NL', 'en-GB')}', { style: 'currency', currency: 'EUR' });`;

/** A line of Code that gives it `dagtekst(date)`: a day as people read it. */
export const asDayText = (): string =>
  `const dagtekst = (v) => v.setLocale('${say('nl', 'en')}').toFormat('d LLLL yyyy');`;

/** A line of Code that gives it `cel(text)`: what somebody typed, safe inside a mail. */
export const SAFE_TEXT =
  "const cel = (v) => String(v ?? '').replaceAll('&', '&amp;').replaceAll('<', '&lt;');";

/** A line of Code that gives it `mailvan(text)`: an address that mail can go to, or nothing. */
export const AS_MAIL =
  "const mailvan = (v) => { const s = String(v ?? '').trim(); return /^[^\\s@]+@[^\\s@]+\\.[^\\s@]+$/.test(s) ? s : ''; };";

/** An amount inside a text as people read it: € 1.250,50 or €1,250.50. @param reference with its braces or without */
export const euros = (reference: string): string =>
  `{{ (Number(${reference.replace(/^\{\{\s*|\s*\}\}$/g, '')}) || 0).toLocaleString('${say('nl-NL', 'en-GB')}', { style: 'currency', currency: 'EUR' }) }}`;

/** A number with decimals inside a text as people read it: 12,5 or 12.5. @param reference with its braces or without */
export const decimals = (reference: string): string =>
  `{{ (Number(${reference.replace(/^\{\{\s*|\s*\}\}$/g, '')}) || 0).toLocaleString('${say('nl-NL', 'en-GB')}') }}`;

/** The same in the currency that an app gave; anything else than three letters counts as euros. */
export const inCurrency = (amount: string, currency: string): string => {
  const bare = (reference: string) => reference.replace(/^\{\{\s*|\s*\}\}$/g, '');
  return `{{ (Number(${bare(amount)}) || 0).toLocaleString('${say('nl-NL', 'en-GB')}', { style: 'currency', currency: [String(${bare(currency)} ?? '').toUpperCase()].find((code) => /^[A-Z]{3}$/.test(code)) ?? 'EUR' }) }}`;
};

/** An amount that somebody put in a table (1.250,50 or € 1250.5) inside a text as people read it; what is no amount stays as it is. */
export const tableEuros = (reference: string): string =>
  `{{ ((v) => { const s = String(v ?? '').replace(/[€\\s]|EUR|[,.]?-+$/g, ''); const n = typeof v === 'number' ? v : Number(${AS_NUMBER}); return s !== '' && Number.isFinite(n) ? n.toLocaleString('${say('nl-NL', 'en-GB')}', { style: 'currency', currency: 'EUR' }) : String(v ?? ''); })(${reference.replace(/^\{\{\s*|\s*\}\}$/g, '')}) }}`;
