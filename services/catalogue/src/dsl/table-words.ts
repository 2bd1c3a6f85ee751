import type { Language } from './language.js';

/** How an app calls a table, and how it spells what an author calls by a readable name. */
export interface TableWords {
  readonly article: 'de' | 'het';
  readonly noun: { readonly nl: string; readonly en: string };
  readonly spell?: (name: string) => string;
}

/** A table by the name that the customer sees. */
export interface NamedTable {
  readonly name: string;
  readonly columns: readonly { readonly name: string }[];
  readonly words: TableWords;
}

const TELLS = {
  nl: /\b(?:tabel|tabellen|tabblad|tabbladen|blad|werkblad|database|kolom|kolommen)\b/i,
  en: /\b(?:tables?|tabs?|sheets?|database|columns?)\b/i,
};
/** Whether a sentence says what stands in a table. */
export const tells = (step: string, language: Language): boolean => TELLS[language].test(step);

const escaped = (name: string): string => name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
/** Whether a text has a name as a word of its own. */
export const hasName = (text: string, name: string): boolean =>
  text.includes(name) && new RegExp(`(?<![\\p{L}\\d_])${escaped(name)}(?![\\p{L}\\d_])`, 'u').test(text);

const PHRASE = /\p{Lu}[\p{L}\d]*(?:['’]\p{L}+)?(?:[ -][\p{L}\d]+(?:['’]\p{L}+)?)*/u;
const QUOTED = /("[^"]*"|“[^”]*”)/;

/** What a phrase begins with that is a name of the table, else its first word. */
function beginning(phrase: string, isName: (text: string) => boolean): string {
  const ends = [...phrase.matchAll(/(?=[ -])|$/g)].map(({ index }) => index);
  const texts = ends.toReversed().map((end) => phrase.slice(0, end));
  return texts.find(isName) ?? texts.at(-1) ?? phrase;
}

/** A text with the names of a table as its app spells them; not those between quotes, which are steps. */
function withSpelling(text: string, spell: (name: string) => string, names: ReadonlySet<string>): string {
  const isName = (name: string): boolean => names.has(spell(name));
  const spelled = (rest: string): string => {
    const found = PHRASE.exec(rest);
    if (!found) return rest;
    const name = beginning(found[0], isName);
    const before = rest.slice(0, found.index);
    return before + (isName(name) ? spell(name) : name) + spelled(rest.slice(found.index + name.length));
  };
  return text
    .split(QUOTED)
    .map((part, at) => (at % 2 === 0 ? spelled(part) : part))
    .join('');
}

const NOUNS = {
  nl: /\b(de|het|een) (?:tabel|tabblad|blad|werkblad|database) $/i,
  en: /\b(the|a) (?:table|tab|sheet|worksheet|database) (?:called )?$/i,
};

/** A text in which a table is called what its app calls one. */
function withNoun(text: string, { name, words }: NamedTable, language: Language): string {
  if (name === '' || !text.includes(name)) return text;
  const at = text.search(new RegExp(`(?<![\\p{L}\\d_])${escaped(name)}(?![\\p{L}\\d_])`, 'u'));
  if (at < 0) return text;
  const before = text.slice(0, at).replace(NOUNS[language], (_, article: string) => {
    const small = article.toLowerCase() === 'een' || language === 'en' ? article : words.article;
    const same = /^\p{Lu}/u.test(article) ? small.charAt(0).toUpperCase() + small.slice(1) : small;
    return `${same} ${words.noun[language]} `;
  });
  const told = before + text.slice(at);
  // A word of neither gender in Dutch.
  return language === 'nl' && before !== text.slice(0, at) && words.article === 'het'
    ? told.replace(/\b(vul|vult|deel|leeg|houd|geef) haar\b/gi, '$1 het')
    : told;
}

/**
 * What an author says of tables, in the words and the spelling of the apps that hold them.
 * @param tables of the workflow @returns the sentence as it is where it speaks of no table
 */
export function inWordsOf(step: string, tables: readonly NamedTable[], language: Language): string {
  if (!tells(step, language)) return step;
  const isNamed = ({ name, words }: NamedTable): boolean =>
    hasName(step, name) ||
    (words.spell !== undefined && namesIn(step).some((one) => words.spell?.(one) === name));
  const named = tables.filter((one) => one.name !== '' && isNamed(one));
  const meant = named.length > 0 ? named : tables;
  const spellings = new Set(meant.map(({ words }) => words.spell));
  const [spell] = spellings;
  const names = new Set(meant.flatMap(({ name, columns }) => [name, ...columns.map((one) => one.name)]));
  const text = spell !== undefined && spellings.size === 1 ? withSpelling(step, spell, names) : step;
  return meant.reduce((told, table) => withNoun(told, table, language), text);
}

/** Every run of words in a text that begins with a capital and may be a name. */
function namesIn(text: string): string[] {
  return [...text.matchAll(/(?<![\p{L}\d])\p{Lu}[\p{L}\d]*/gu)].flatMap(({ index }) => {
    const [phrase = ''] = PHRASE.exec(text.slice(index)) ?? [];
    return [...phrase.matchAll(/(?=[ -])|$/g)].map(({ index: end }) => phrase.slice(0, end));
  });
}
