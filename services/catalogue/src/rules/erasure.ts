import type { Rule, Subject } from './rule.js';

/** Columns that tell who somebody is, as recipes call them, without spaces and marks. */
const PERSONAL = new Set(
  `email emailadres emailaddress mail naam name voornaam firstname achternaam lastname telefoon telefoonnummer phone
  phonenumber mobiel mobile adres address straat street postcode postalcode woonplaats placeofresidence geboortedatum
  dateofbirth bsn iban cv profiel profile foto photo ip`.split(/\s+/),
);
const plain = (text: string): string =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z0-9]/g, '');

/** The columns that set-up steps ask for: “de kolommen Nummer (uniek), Naam en E-mail”. */
const columnsIn = (text: string): string[] =>
  [...text.matchAll(/\b(?:kolommen|columns)\b:? ([^.;]+)/g)].flatMap(([, list = '']) =>
    list
      .replace(/\([^)]*\)/g, '')
      .split(/,| en | and /)
      .map((name) => name.trim()),
  );

const tabOf = (text: string): string | undefined =>
  /\b(?:de tabel|het tabblad|tabel|tabblad) ["“]?([\p{Lu}][\p{L}-]*)/u.exec(text)?.[1];

/** Every text and name of a step's parameters, plain. */
function wordsOf(value: unknown, found = new Set<string>()): Set<string> {
  if (typeof value === 'string') found.add(plain(value));
  else if (value !== null && typeof value === 'object')
    for (const [name, part] of Object.entries(value)) {
      found.add(plain(name));
      wordsOf(part, found);
    }
  return found;
}

function* left(subject: Subject, by: readonly string[]): Generator<{ step: string; column: string }> {
  const steps = by.flatMap((name) => subject.step(name) ?? []);
  if (steps.some(({ parameters }) => /\bdelete\b/i.test(JSON.stringify(parameters)))) return;
  const erased = new Set(steps.flatMap(({ parameters }) => [...wordsOf(parameters)]));
  for (const text of subject.entry.meta.setup_steps) {
    const tab = tabOf(text);
    const step = steps.find(({ parameters }) => tab !== undefined && wordsOf(parameters).has(plain(tab)));
    if (!step) continue;
    for (const column of columnsIn(text))
      if (PERSONAL.has(plain(column)) && !erased.has(plain(column))) yield { step: step.name, column };
  }
}

/** Who is erased, is erased: no column that tells who it was stays behind. */
export const erasure: Rule = {
  id: 'erasure',
  *find(subject) {
    for (const { what, by } of subject.entry.promises ?? [])
      if (what === 'erasure')
        for (const { step, column } of left(subject, by))
          yield { step, says: `it leaves the column ${column}, which tells who it was: empty that one too` };
  },
};
