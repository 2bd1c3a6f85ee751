import type { Json } from '../dsl/types.js';
import type { CaseName } from './cases.js';
import type { Field } from './reads.js';

const ODD_TEXT = 'Zoë "de Vos" & <b>O\'Neill</b>\n🎉 100%';
const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/** When a case happens: around the time at which it runs, since workflows compare with now. */
const iso = (now: number, shift: number): string => new Date(now + shift).toISOString();

type Make = (name: CaseName, now: number) => Json;
/** By the last word of a field's name, the first that fits. */
const BY_NAME: readonly (readonly [RegExp, Make])[] = [
  [
    /e?-?mail|sender|recipient/i,
    (name) => (name === 'odd' ? "o'neill+nieuws@Voorbeeld.NL" : 'sanne@voorbeeld.nl'),
  ],
  [/phone|telefoon|mobile|msisdn/i, (name) => (name === 'odd' ? '' : '+31612345678')],
  [/url|link|href|permalink|website|domain/i, () => 'https://voorbeeld.nl/stuk/42'],
  [
    /(^|_|[a-z])(dates?|datetime|datum|deadline|time|timestamp|_?at|start|end|since|until|begin|einde|geboren|due|expires?|expiry|ts)$|^(due|start|end|created|updated|modified|received)/i,
    (name, now) => iso(now, name === 'other' ? 20 * DAY : name === 'odd' ? -400 * DAY : -2 * HOUR),
  ],
  [
    /amount|total|price|bedrag|totaal|prijs|value|cost|balance|saldo|tax|btw|sum|rate|score/i,
    (name) => (name === 'odd' ? '1249.50' : name === 'other' ? 20 : 129.5),
  ],
  [
    /count|aantal|quantity|qty|number_of|size|stock|voorraad|minutes|hours|days|duration|seconds|page|limit|position|percentage/i,
    (name) => (name === 'other' ? 0 : name === 'odd' ? '3' : 12),
  ],
  [
    /^(is|has|can|should|was)[A-Z_]|enabled|approved|akkoord|active|paid$|done|completed/i,
    (name) => name !== 'other' && name !== 'refused',
  ],
  [
    /id$|key$|number$|nummer$|code$|uuid|token|hash|sku|ref$|reference/i,
    (name) => (name === 'odd' ? 'A-1042/ö' : '1042'),
  ],
  [/country|land/i, () => 'NL'],
  [/currency|valuta/i, () => 'EUR'],
  [/language|taal|locale/i, () => 'nl'],
  [/first|voornaam/i, (name) => (name === 'odd' ? 'Zoë' : 'Sanne')],
  [/last|achternaam/i, (name) => (name === 'odd' ? "O'Neill" : 'de Vries')],
  [
    /company|bedrijf|organi[sz]ation|note|notitie|description|omschrijving|remark|opmerking/i,
    (name) => (name === 'odd' ? '' : 'Bakkerij de Vries'),
  ],
  [
    /tags|labels|attachments|files|lines|items|rows|results|records|list|entries|attendees|members|options/i,
    () => [],
  ],
];
const BY_KIND: Record<NonNullable<Field['kind']>, Make> = {
  text: (name) => (name === 'odd' ? ODD_TEXT : 'Voorbeeld'),
  number: (name) => (name === 'odd' ? '1249.50' : name === 'other' ? 0 : 129.5),
  date: (name, now) => iso(now, name === 'other' ? 20 * DAY : name === 'odd' ? -400 * DAY : -2 * HOUR),
  yes: (name) => name !== 'other' && name !== 'refused',
  list: () => [],
};

/** A value for one field: what the workflow compares it with before what its name says. */
export function madeOne(name: string, of: Field, when: CaseName, now: number): Json {
  const [first, second] = [...new Set(of.compared)];
  if (first !== undefined && when !== 'odd') {
    if (typeof first === 'number') return when === 'other' ? first - 1 : first + 1;
    return when === 'other' || when === 'refused' ? (second ?? `niet ${String(first)}`) : first;
  }
  if (of.kind === 'yes') return BY_KIND.yes(when, now);
  const named = BY_NAME.find(([pattern]) => pattern.test(name))?.[1];
  if (named && !(of.kind === 'list')) return named(when, now);
  if (of.kind !== undefined) return BY_KIND[of.kind](when, now);
  return when === 'odd' ? ODD_TEXT : `Voorbeeld ${name}`;
}

/**
 * An answer that has what a workflow reads of it: what a step answers of which nobody declared a sample.
 * @param now the time at which the case runs
 */
export function made(of: Field, when: CaseName, now: number, name = ''): Json {
  const inside = [...of.inside].filter(([key]) => key !== '[]');
  const each = of.inside.get('[]');
  if (each) {
    const one = made(each, when, now, name.replace(/s$/, ''));
    return when === 'empty' ? [] : [one];
  }
  if (inside.length > 0 && of.kind !== 'text')
    return Object.fromEntries(inside.map(([key, field]) => [key, made(field, when, now, key)]));
  return madeOne(name, of, when, now);
}
