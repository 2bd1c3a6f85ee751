import { createHash } from 'node:crypto';
import { type LegalDocument, pieces, wordsOf } from './document.js';
import { facts, promised } from './facts.js';
import { privacyEn } from './privacy-en.js';
import { privacyNl } from './privacy-nl.js';
import { storageItems } from './storage-items.js';
import { termsEn } from './terms-en.js';
import { termsNl } from './terms-nl.js';

const pairs: [keyof typeof promised, LegalDocument, LegalDocument][] = [
  ['terms', termsNl, termsEn],
  ['privacy', privacyNl, privacyEn],
];
/** Which text each version in force has: whoever changes the text gives it a version and a date of its own. */
const recorded: Record<string, string> = {
  'terms 1.3': '4837eb508e20b647',
  'privacy 1.2': 'e8b3fbfc4f1a3989',
};
const numbersOf = (text: string) => (text.match(/\d+/g) ?? []).sort();

describe.each(pairs)('%s', (kind, dutch, english) => {
  it.each(promised[kind])('says %s in both languages', (name) => {
    const figure = new RegExp(`\\b${facts[name]}\\b`);
    expect(wordsOf(dutch)).toMatch(figure);
    expect(wordsOf(english)).toMatch(figure);
  });

  it('has the same parts in both languages, with the same figures and links in each', () => {
    expect(english.sections.map(({ id }) => id)).toEqual(dutch.sections.map(({ id }) => id));
    dutch.sections.forEach(({ id, body }, index) => {
      const other = english.sections[index]?.body ?? [];
      expect([id, other.map((part) => Array.isArray(part) && part.length)]).toEqual([
        id,
        body.map((part) => Array.isArray(part) && part.length),
      ]);
      expect([id, numbersOf(other.flat().join(' '))]).toEqual([id, numbersOf(body.flat().join(' '))]);
      const external = (parts: typeof body) =>
        parts
          .flat()
          .flatMap((text) =>
            pieces(text).flatMap((piece) => (typeof piece === 'string' ? [] : [piece.href])),
          );
      expect(external(other)).toHaveLength(external(body).length);
    });
  });

  it('is of the same version in both languages, newest first, and described for search results', () => {
    const moments = ({ versions }: LegalDocument) => versions.map(({ number, from }) => [number, from]);
    expect(moments(english)).toEqual(moments(dutch));
    const dates = dutch.versions.map(({ from }) => from);
    expect(dates).toEqual([...dates].sort().reverse());
    for (const { description } of [dutch, english]) {
      expect(description.length).toBeGreaterThanOrEqual(50);
      expect(description.length).toBeLessThanOrEqual(160);
    }
  });

  it('has the version and the date of its text', () => {
    const text = createHash('sha256').update(wordsOf(dutch)).update(wordsOf(english)).digest('hex');
    expect({ [`${kind} ${dutch.versions[0].number}`]: text.slice(0, 16) }).toEqual({
      [`${kind} ${dutch.versions[0].number}`]: recorded[`${kind} ${dutch.versions[0].number}`],
    });
  });

  it('names the company by the configuration only, and not the platform for disputes that was closed', () => {
    for (const text of [wordsOf(dutch), wordsOf(english)]) {
      for (const name of ['{brand}', '{support}', '{address}', '{kvk}', '{vat}'])
        expect(text).toContain(name);
      expect(text).not.toMatch(/Stroomwerk|ec\.europa\.eu/);
    }
  });
});

it('promises both terms for refunds, and the answer within a month', () => {
  for (const text of [wordsOf(termsNl), wordsOf(termsEn)]) expect(text).toMatch(/14 da.*30.da/s);
  expect(wordsOf(privacyEn)).toContain('We aim for 72 hours; at the latest within one month');
});

it('splits links out of a text', () => {
  expect(pieces('Zie [hier](/x) en [mail](mailto:a@b.c).')).toEqual([
    'Zie ',
    { words: 'hier', href: '/x' },
    ' en ',
    { words: 'mail', href: 'mailto:a@b.c' },
    '.',
  ]);
});

it('lists each stored item once', () => {
  const keys = storageItems.map(({ kind, name }) => `${kind}:${name}`);
  expect(new Set(keys).size).toBe(keys.length);
});
