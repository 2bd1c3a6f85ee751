// Real: every catalogue of the shell, the kit and the remotes, and every line of JSX in them.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { visibleText } from './visible-text.mjs';

const root = resolve(__dirname, '../..');
const { stdout } = spawnSync('git', ['ls-files', '--others', '--cached', '--exclude-standard'], {
  ...{ cwd: root, encoding: 'utf8', maxBuffer: 1e8 },
});
const files = stdout
  .split('\n')
  .filter((file) => /^(shell\/src|shell\/packages\/[^/]+\/src|mfe-[^/]+\/src)\/.+\.tsx?$/.test(file))
  .filter((file) => !/\.spec\.tsx?$|\/gallery\/|\/standalone\.tsx$/.test(file))
  .filter((file) => existsSync(resolve(root, file)));
const sourceOf = (file: string): string => readFileSync(resolve(root, file), 'utf8');

type Catalogue = Readonly<Record<'nl' | 'en', unknown>>;
const isCatalogue = (value: unknown): value is Catalogue =>
  typeof value === 'object' && value !== null && Object.keys(value).sort().join() === 'en,nl';

const defining = files.filter((file) => /\bdefineTexts\(\{|\buiTexts\b.*=/.test(sourceOf(file)));
const catalogues: (readonly [string, Catalogue])[] = defining.flatMap((file) =>
  Object.entries(jest.requireActual<Record<string, unknown>>(resolve(root, file)))
    .filter((entry): entry is [string, Catalogue] => isCatalogue(entry[1]))
    .map(([name, catalogue]) => [`${file} ${name}`, catalogue] as const),
);

interface Pair {
  readonly path: string;
  readonly nl: unknown;
  readonly en: unknown;
}

/** Every leaf of a catalogue in both languages. */
function pairs(nl: unknown, en: unknown, path: string): Pair[] {
  if (typeof nl !== 'object' || nl === null) return [{ path, nl, en }];
  const other = typeof en === 'object' && en !== null ? (en as Record<string, unknown>) : {};
  const keys = new Set([...Object.keys(nl), ...Object.keys(other)]);
  return [...keys].flatMap((key) =>
    pairs((nl as Record<string, unknown>)[key], other[key], `${path}.${key}`),
  );
}
const leaves = catalogues.flatMap(([name, { nl, en }]) => pairs(nl, en, name));

/** What a text says: itself, or the source of the function that makes it. */
const wording = (text: unknown): string => (typeof text === 'function' ? String(text) : String(text ?? ''));
const quotesOf = (text: unknown): string[] =>
  typeof text === 'function' ? (String(text).match(/(['"`])(?:(?!\1).)*\1/gs) ?? []) : [wording(text)];

it('finds the catalogues: one that is not exported cannot be read here', () => {
  expect(catalogues.length).toBeGreaterThan(20);
  const exported = new Set(catalogues.map(([name]) => name.split(' ')[0]));
  expect(defining.filter((file) => !exported.has(file))).toEqual([]);
});

it('has every text in both languages, of the same kind', () => {
  const differ = leaves.filter(
    ({ nl, en }) =>
      typeof nl !== typeof en ||
      (typeof nl === 'function' && typeof en === 'function' && nl.length !== en.length),
  );
  expect(differ.map(({ path }) => path)).toEqual([]);
});

it('has no empty text', () => {
  const empty = leaves.filter(({ nl, en }) =>
    [nl, en].some((text) => typeof text === 'string' && text.trim() === ''),
  );
  expect(empty.map(({ path }) => path)).toEqual([]);
});

/** Quoted in the specification: they stand in both languages as it quotes them (decisions.md, "Market"). */
const quoted = new Set(
  `Enterprise Workflow Automation
Top 12 Most Popular Workflows
Unable to load workflows
1-Click Deploy
Oops! Something went wrong
Try Auto-Recovery
Max Attempts Reached
Manual Recovery
Report This Issue
Recovery attempts: /
Error details copied to clipboard. Please report this to support.
Login failed. Please check your credentials.
No workflows found matching your criteria.
Download failed. Please try again.
Showing of workflows
Link gekopieerd naar clipboard!
Referral link gekopieerd!
Registratie Gelukt!
Registratie mislukt. Probeer het opnieuw.
Naam is verplicht
Email is verplicht
Wachtwoord moet minimaal 6 karakters lang zijn
Wachtwoorden komen niet overeen
Er is een fout opgetreden bij het starten van de betaling.
Probeer het opnieuw of neem contact met ons op.
Nog geen automatiseringen. Maak je eerste automatisering!
Betaling verwerkt
Account geupgraded
Toegang geactiveerd
Niet binnen 24 maanden
2 maanden GRATIS`.split('\n'),
);
/** The share texts are Dutch in both languages: "a preset Dutch title and description" (specification, section 2). */
const dutchOnly = /affiliateTexts\.share(Title|Text)$/;

/** Texts without the values in them, and without what they themselves quote: a menu of another product, say. */
const plain = (text: string): string =>
  text
    .replace(/^['"`]|['"`]$/g, '')
    .replace(/\$\{[^}]*\}/g, ' ')
    .replace(/["“][^"”]*["”]/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();

describe('is said in the language it is for', () => {
  const dutch =
    /(^|\s)(de|het|een|niet|je|jouw|van|voor|naar|wordt|zijn|geen|ook|nog|deze|dit)(?=[\s.,:;?]|$)/i;
  const english = /(^|\s)(the|and|your|you|with|this|from|please|are|not|have)(?=[\s.,:;?]|$)/i;
  const told = (language: 'nl' | 'en', foreign: RegExp) =>
    leaves
      .filter(({ path }) => !dutchOnly.test(path))
      .flatMap(({ path, ...pair }) => quotesOf(pair[language]).map((text) => ({ path, text: plain(text) })))
      .filter(({ text }) => foreign.test(text) && !quoted.has(text) && !/\b(English|Nederlands)\b/.test(text))
      .map(({ path, text }) => `${path}: ${text}`);

  // What leads to the other language says so in that language.
  it('Dutch', () => expect(told('nl', english)).toEqual([]));
  it('English', () => expect(told('en', dutch)).toEqual([]));

  it('and a sentence is not the same in both', () => {
    const alike = leaves
      .filter(({ path, nl, en }) => wording(nl) === wording(en) && !dutchOnly.test(path))
      .flatMap(({ path, nl }) => quotesOf(nl).map((text) => ({ path, text: plain(text) })))
      .filter(({ text }) => !quoted.has(text) && (text.match(/\p{L}{2,}/gu) ?? []).length >= 4);
    expect(alike.map(({ path, text }) => `${path}: ${text}`)).toEqual([]);
  });
});

it('writes amounts as the language does: € 25 in Dutch, €25 in English', () => {
  const spaced = /€\s\d/;
  const close = /€\d/;
  const wrong = leaves.filter(({ nl, en }) => close.test(wording(nl)) || spaced.test(wording(en)));
  expect(wrong.map(({ path }) => path)).toEqual([]);
});

describe('visible text', () => {
  it.each([
    ['between tags', '<p>Een tekst</p>', 'Een tekst'],
    ['in an attribute', '<img alt="A picture" />', 'A picture'],
    ['as an expression', "<p>{ready ? 'Klaar' : t.busy}</p>", 'Klaar'],
    ['joined with a value', '<p>{`$'.concat('{n} stappen`}</p>'), 'stappen'],
    ['behind a condition', "<p>{late && 'Te laat'}</p>", 'Te laat'],
  ])('is found %s', (_, source, text) => {
    expect(visibleText('x.tsx', source)).toEqual([`x.tsx:1 ${text}`]);
  });

  it.each([
    '<p className="row">{t.text}</p>',
    '<td>€ 49</td>',
    '<a href="/x" rel="nofollow">{name}</a>',
    '<p>n8n</p>',
  ])('is not found where there is none: %s', (source) => {
    expect(visibleText('x.tsx', source)).toEqual([]);
  });

  it('stands in a catalogue, everywhere', () => {
    const loose = files
      .filter((file) => file.endsWith('.tsx'))
      .flatMap((file) => visibleText(file, sourceOf(file)));
    expect(loose).toEqual([]);
  });
});
