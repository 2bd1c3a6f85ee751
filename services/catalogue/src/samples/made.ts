import type { Json } from '../dsl/types.js';
import type { CaseName, Mixed } from './cases.js';
import { figureOf as hashOf, isMixed, MIXED_ROWS, placeIn, rowOf, rowsIn } from './mixed.js';
import { type Field, heldBy } from './values.js';

const ODD_TEXT = 'Zoë "de Vos" & <b>O\'Neill</b>\n🎉 100%';
const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/** When a case happens: around the time at which it runs, since workflows compare with now. */
const iso = (now: number, shift: number): string => new Date(now + shift).toISOString();

/** How far from now a date of a case is. */
const SHIFTS: Partial<Record<CaseName, number>> = {
  ...{ other: 20 * DAY, odd: -400 * DAY },
  ...{ old: -40 * DAY, soon: 3 * DAY, third: -8 * DAY, fourth: 40 * DAY, fifth: -26 * HOUR },
};
const dateOf = (name: CaseName, now: number): string => iso(now, SHIFTS[name] ?? -2 * HOUR);

/** Figures of a case: what counts and what costs, high where much is asked for. */
const figureOf = (name: CaseName, usual: number, few: number): number =>
  name === 'other' || name === 'third'
    ? few
    : name === 'soon'
      ? usual * 1000
      : name === 'fourth'
        ? usual * 100
        : usual;

type Make = (name: CaseName, now: number) => Json;
/** By the last word of a field's name, the first that fits. */
const BY_NAME: readonly (readonly [RegExp, Make])[] = [
  [
    /e?-?mail|sender|recipient/i,
    (name) => (name === 'odd' ? "o'neill+nieuws@Voorbeeld.NL" : 'sanne@voorbeeld.nl'),
  ],
  [/postcode|postal|zip/i, (name) => (name === 'odd' ? '1012ab' : '1012 AB')],
  [
    /^(city|town|plaats|woonplaats)|stad$|city$|plaats(naam)?$/i,
    (name) => (name === 'odd' ? "'s-Hertogenbosch" : 'Utrecht'),
  ],
  [/street|straat/i, () => 'Dorpsstraat'],
  [/house_?n|huis_?n/i, (name) => (name === 'odd' ? '12-a' : '12')],
  [/^e_?-?an$|barcode|gtin/i, () => '8712345678906'],
  [/iban/i, () => 'NL91ABNA0417164300'],
  [/^(vat|btw)_?-?(number|nummer|id)$/i, () => 'NL001234567B01'],
  [/^kvk|coc/i, () => '12345678'],
  [/kenteken|licen[cs]e_?plate/i, () => 'AB-123-C'],
  [
    /phone|telefoon|mobile?|mobiel|msisdn|^gsm$|^tel$|^sms$|whatsapp/i,
    (name) => (name === 'odd' ? '' : '+31612345678'),
  ],
  [/url|link|href|permalink|website|domain/i, () => 'https://voorbeeld.nl/stuk/42'],
  [
    /(^|_|[a-z])(dates?|datetime|datum|deadline|time|timestamp|_?at|start|end|since|until|begin|einde|geboren|due|expires?|expiry|ts)$|^(due|start|end|created|updated|modified|received)/i,
    dateOf,
  ],
  [
    /amount|total|price|bedrag|totaal|prijs|value|cost|balance|saldo|tax|btw|^sum(?!m)|sum$|^rate$|score/i,
    (name) => (name === 'odd' ? '1249.50' : figureOf(name, 129.5, 20)),
  ],
  [
    /count|aantal|quantity|qty|number_of|size|stock|voorraad|minutes|hours|days|duration|seconds|page|limit|position|percentage/i,
    (name) => (name === 'odd' ? '3' : figureOf(name, 12, 0)),
  ],
  [
    /^(is|has|can|should|was)[A-Z_]|enabled|approved|akkoord|active|paid$|done|completed/i,
    (name) => name !== 'other' && name !== 'third',
  ],
  [
    /id$|key$|number$|nummer$|code$|uuid|token|hash|sku|ref$|reference/i,
    (name) => (name === 'odd' ? 'A-1042/ö' : '1042'),
  ],
  [/^(dag|day)$/i, (name, now) => dateOf(name, now).slice(0, 10)],
  [/country|land/i, () => 'NL'],
  [/currency|valuta/i, () => 'EUR'],
  [/language|taal|locale/i, () => 'nl'],
  [/first|voornaam/i, (name) => (name === 'odd' ? 'Zoë' : 'Sanne')],
  [/last|achternaam/i, (name) => (name === 'odd' ? "O'Neill" : 'de Vries')],
  [
    /^(full_?|display_?|customer_?|contact_?|user_?|klant|employee_?)?(name|naam)$|^(author|klant|contact|medewerker|assignee)$/i,
    (name) => (name === 'odd' ? 'Zoë "de Vos" & <b>O\'Neill</b>' : 'Sanne de Vries'),
  ],
  [
    /company|bedrijf|organi[sz]ation|note|notitie|description|omschrijving|remark|opmerking/i,
    (name) => (name === 'odd' ? '' : 'Bakkerij de Vries'),
  ],
];
const BY_KIND: Record<NonNullable<Field['kind']>, Make> = {
  text: (name) => (name === 'odd' ? ODD_TEXT : 'Voorbeeld'),
  number: (name) => (name === 'odd' ? '1249.50' : figureOf(name, 129.5, 0)),
  date: dateOf,
  yes: (name) => name !== 'other' && name !== 'third',
  list: (name) => (name === 'empty' || name === 'other' ? [] : ['Voorbeeld']),
};
/** Which of several answers a case takes. */
const PLACES: Partial<Record<CaseName, number>> = { other: 1, third: 2, fourth: 3, fifth: 4 };

/** One of what a field is compared with, or what is none of these. */
function answerOf(compared: readonly Json[], when: CaseName): Json {
  const [first = null] = compared;
  const place = PLACES[when] ?? 0;
  if (typeof first === 'number' && when === 'soon') return first * 10 + 1;
  return compared[place] ?? (place === 0 || typeof first !== 'string' ? first : `niet ${first}`);
}

/** A date for which the workflow looks, at an hour on which it is that day in the Netherlands too. */
function onDay({ days, kind }: Field, when: CaseName, now: number): Json {
  const wanted = [...new Set(days)];
  const day = wanted[PLACES[when] ?? 0] ?? (wanted[0] ?? 0) + (when === 'other' ? 1 : 0);
  const date = iso(now, day * DAY);
  return kind === 'text' ? date.slice(0, 10) : date;
}

/** A value of the kind that the workflow takes it for. */
function ofKind(value: Json, kind: Field['kind'], when: CaseName, now: number): Json {
  if (kind === 'text' && typeof value === 'number') return String(value);
  if (kind === 'number' && !Number.isFinite(Number(value))) return BY_KIND.number(when, now);
  if (kind === 'date' && Number.isNaN(Date.parse(String(value)))) return BY_KIND.date(when, now);
  return value;
}

/** A text of a length that a workflow asks for, as it is called where that fits. */
function asLong(usual: Json | undefined, length: number): string {
  const text = String(usual ?? 'Voorbeeld');
  if (text.length === length || (length < 10 && text.replace(/\W/g, '').length === length)) return text;
  return 'AB123C456D'.repeat(Math.ceil(length / 10)).slice(0, length);
}

/** A value for one field: what the workflow compares it with before what its name says. */
export function madeOne(called: string, field: Field, when: CaseName, now: number): Json {
  const of = heldBy(field);
  const one = madeAs(called, field, of, when, now);
  const isMoment = of.spaced && typeof one === 'string' && /^\d{4}-\d\d-\d\dT/.test(one);
  return isMoment ? one.slice(0, 19).replace('T', ' ') : one;
}

function madeAs(called: string, field: Field, of: Field, when: CaseName, now: number): Json {
  const name = of === field ? called : (of.name ?? called);
  if (isMixed(when)) return mixedOne(name, of, when, now);
  const isDay = (one: Json): boolean => one === '' || !Number.isNaN(Date.parse(String(one)));
  // Patterns tell how a date may be written, not what it is.
  const compared = [...new Set(of.compared)].filter((one) => !of.dated || isDay(one));
  if (of.dated && of.days.length === 0 && compared.length === 0 && !(of.mayLack && when === 'bare')) {
    const date = dateOf(when, now);
    return of.kind === 'text' ? date.slice(0, 10) : date;
  }
  if (of.adds && when === 'odd') return 1249.5;
  if (of.mayLack && when === 'bare') return of.kind === 'list' ? [] : '';
  if (of.kind !== 'list' && of.lengths[PLACES[when] ?? 0] === 0) return '';
  if (of.kind === 'list') {
    const list = BY_KIND.list(when, now);
    return Array.isArray(list) && list.length > 0 && compared.length > 0 && when !== 'odd'
      ? [answerOf(compared, when)]
      : list;
  }
  if (of.days.length > 0 && when !== 'odd' && when !== 'old') return onDay(of, when, now);
  if (compared.length > 0 && when !== 'odd') return answerOf(compared, when);
  const long = of.lengths[PLACES[when] ?? 0];
  if (
    (of.kind === 'text' || (of.word && of.kind === undefined)) &&
    long !== undefined &&
    long > 0 &&
    long < 5000 &&
    when !== 'odd' &&
    of.days.length === 0
  )
    return asLong(BY_NAME.find(([pattern]) => pattern.test(name))?.[1](when, now), long);
  if (of.kind === 'yes') return BY_KIND.yes(when, now);
  const named = BY_NAME.find(([pattern]) => pattern.test(name))?.[1];
  if (named) return ofKind(named(when, now), of.kind, when, now);
  if (of.kind !== undefined) return BY_KIND[of.kind](when, now);
  if (of.measured) return BY_KIND.list(when, now);
  return when === 'odd' ? ODD_TEXT : `Voorbeeld ${name}`;
}

const DATED = BY_NAME.find(([, make]) => make === dateOf)?.[0] as RegExp;
/** Which rows of a mixed case differ only in their dates, in what is missing, or in everything. */
const VARIED = ['dates', 'all', 'missing'] as const;
const CHOICES: readonly CaseName[] = [
  'normal',
  'normal',
  'normal',
  'other',
  'third',
  'fourth',
  'soon',
  'fifth',
];

/** A value in a row of a mixed case: dates and figures that the workflow names, one after the other. */
function mixedOne(name: string, of: Field, when: Mixed, now: number): Json {
  const { seed, row } = placeIn(when);
  const varied = VARIED[(row + seed) % VARIED.length] ?? 'all';
  const nth = seed * MIXED_ROWS + row + (hashOf(name) % 7);
  const chance = hashOf(`${name} ${seed} ${row}`);
  const usual = madeOne(name, of, 'normal', now);
  if (of.mayLack && varied !== 'dates' && chance % 4 === 0) return madeOne(name, of, 'bare', now);
  const isDate =
    of.kind === 'date' ||
    of.dated === true ||
    of.days.length > 0 ||
    (of.kind !== 'number' && DATED.test(name) && of.compared.length === 0);
  if (isDate) {
    const days = [...new Set([...of.days, ...(of.near?.days ?? [])])];
    const date = iso(now, (days[nth % Math.max(1, days.length)] ?? 0) * DAY);
    return of.kind === 'text' ? date.slice(0, 10) : date;
  }
  if (varied === 'dates') return usual;
  if (typeof usual === 'number' && of.compared.length === 0) {
    const figures = of.near?.figures ?? [];
    if (chance % 4 === 0) return usual;
    return chance % 4 === 1 ? usual * 1000 : (figures[chance % Math.max(1, figures.length)] ?? usual);
  }
  if (of.compared.length === 0 && of.kind !== 'yes') return usual;
  return varied === 'missing' && of.kind !== 'yes'
    ? madeOne(name, of, chance % 2 === 0 ? 'normal' : 'other', now)
    : madeOne(name, of, CHOICES[chance % CHOICES.length] ?? 'normal', now);
}

/** Rows of a mixed case, each made for itself, with numbers of their own. */
export const mixedRows = (when: Mixed, make: (row: Mixed) => Json): Json[] =>
  Array.from({ length: rowsIn(when) }, (_, row) => {
    const one = make(rowOf(when, row));
    return row === 0 ? one : numbered(one, row);
  });

/** How many there are in a case of many. */
export const MANY = 6;
const KEYS = /id$|key$|number$|nummer$|sku|code$|ref(erence)?$|gid$/i;

/** The same thing with a number of its own. */
function numbered(value: Json, nth: number): Json {
  return value === null || typeof value !== 'object' || Array.isArray(value)
    ? value
    : Object.fromEntries(
        Object.entries(value).map(([name, part]) => [
          name,
          typeof part === 'string' && part !== '' && KEYS.test(name) ? `${part}${nth}` : numbered(part, nth),
        ]),
      );
}

/** As many as there are to be, each with a number of its own. */
export function several(one: Json, count: number): Json[] {
  return Array.from({ length: Math.min(count, 2 * MANY) }, (_, nth) =>
    nth === 0 ? one : numbered(one, nth),
  );
}

/**
 * An answer that has what a workflow reads of it: what a step answers of which nobody declared a sample.
 * @param now the time at which the case runs
 */
export function made(of: Field, when: CaseName, now: number, name = ''): Json {
  const inside = [...of.inside].filter(([key]) => key !== '[]');
  const each = of.inside.get('[]');
  // A script that goes down into whatever comes reads lists in lists without end: one in each of these.
  if (each?.inside.has('[]')) return [made(each, when, now, name)];
  if (each && isMixed(when)) return mixedRows(when, (row) => made(each, row, now, name.replace(/s$/, '')));
  if (each) {
    const one = made(each, when, now, name.replace(/s$/, ''));
    const wanted = [...new Set(of.lengths)];
    return several(one, when === 'empty' ? 0 : when === 'many' ? MANY : (wanted[PLACES[when] ?? 0] ?? 1));
  }
  if (of.kind === 'list') return madeOne(name, of, when, now);
  if (inside.length > 0 && of.kind !== 'text')
    return Object.fromEntries(inside.map(([key, field]) => [key, made(field, when, now, key)]));
  return madeOne(name, of, when, now);
}
