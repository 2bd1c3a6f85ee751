import { say } from '../dsl/language.js';

/**
 * A line of Code that gives it `getal(value)`: an amount as people and tables write it (1.250,50 or € 1250.5) as a number;
 * of anything else it gives null, which nothing is counted with by mistake.
 */
export const AS_AMOUNT =
  "const getal = (v) => { if (typeof v === 'number') return Number.isFinite(v) ? v : null; const s = String(v ?? '').replace(/[€%\\s]/g, ''); const n = Number(s.includes(',') ? s.replaceAll('.', '').replace(',', '.') : s); return s !== '' && Number.isFinite(n) ? n : null; };";

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

/** The same in the currency that an app gave; anything else than three letters counts as euros. */
export const inCurrency = (amount: string, currency: string): string => {
  const bare = (reference: string) => reference.replace(/^\{\{\s*|\s*\}\}$/g, '');
  return `{{ (Number(${bare(amount)}) || 0).toLocaleString('${say('nl-NL', 'en-GB')}', { style: 'currency', currency: [String(${bare(currency)} ?? '').toUpperCase()].find((code) => /^[A-Z]{3}$/.test(code)) ?? 'EUR' }) }}`;
};

/** An amount that somebody put in a table (1.250,50 or € 1250.5) inside a text as people read it; what is no amount stays as it is. */
export const tableEuros = (reference: string): string =>
  `{{ ((v) => { const s = String(v ?? '').replace(/[€\\s]/g, ''); const n = Number(s.includes(',') ? s.replaceAll('.', '').replace(',', '.') : s); return s !== '' && Number.isFinite(n) ? n.toLocaleString('${say('nl-NL', 'en-GB')}', { style: 'currency', currency: 'EUR' }) : String(v ?? ''); })(${reference.replace(/^\{\{\s*|\s*\}\}$/g, '')}) }}`;
