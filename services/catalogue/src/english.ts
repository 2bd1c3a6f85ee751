import type { ContentWorkflow, Json, N8nWorkflow } from './dsl/types.js';

/** Words that hardly a Dutch sentence does without and no English one has. */
const SMALL = new Set(
  `aan alle alleen als altijd andere bij binnen daar daarna dat deze dit doe door dus een eerst elk elke en erbij geef geen
  haar heb hebben heeft het hier hij hoe hun ieder iemand iets jaar jij jou jouw jullie kan kies kun kunnen maak maar
  meer met mijn moet nee niet niets nog nooit nu ons onze ook op uit vaak van vanaf veel voor vul waar waarom wat wel welke
  werd wie wij willen wordt worden zal zelf zet zich zij zijn zodat zoek zonder zou`.split(/\s+/),
);

/**
 * Words of both languages, Dutch names that an English text explains (a law, an institute, a word of a glossary), and
 * fields that a filter of SnelStart names.
 */
const RIGHT = new Set(
  `agenda direct door plus schema storing trace
  datum factuurdatum
  autoriteit kadaster offerte persoonsgegevens poortwachter verbetering`.split(/\s+/),
);

/** Addresses and codes of languages: no words. */
const withoutCodes = (text: string): string =>
  text.replace(/https?:\/\/[^\s"'<)]+|\blang["']?[:=]\s*["']?\w+|\b(?:EN-\w+|en-GB)\b|\[EN\]/g, ' ');

const wordsOf = (text: string): string[] => text.toLowerCase().match(/\p{L}+/gu) ?? [];
const literal = /(\$\(|\[)?(['"`])((?:\\.|(?!\2)[^\\])*)\2/gs;

/** What a reader sees of code or of what stands in braces: its literals and remarks, not its names. */
export const shownOfCode = (code: string): string[] => [
  ...[...code.matchAll(literal)]
    .filter(([, before]) => before === undefined)
    .map(([, , , inside = '']) => inside.replace(/\$\{[^}]*\}|\{\{[\s\S]*?\}\}/g, ' … ')),
  ...[...code.matchAll(/(?:^|\s)\/\/ (.*)$/gm)].map(([, remark = '']) => remark),
];

/** What a machine reads: code, and a query for a database. */
const isCode = (key: string, text: string): boolean =>
  (/code$/i.test(key) && text.includes('return')) || (/query$/i.test(key) && /\bselect\b/i.test(text));

/** What a reader sees of the value of a parameter. */
export function shownOf(text: string): string[] {
  if (!text.startsWith('=')) return [text];
  const inside = [...text.matchAll(/\{\{([\s\S]*?)\}\}/g)].flatMap(([, code = '']) => shownOfCode(code));
  return [text.slice(1).replace(/\{\{[\s\S]*?\}\}/g, ' … '), ...inside];
}

/** JSON that stands in a text, as an example of what a model answers. */
function jsonOf(text: string): Json | undefined {
  if (!/^\s*[[{]/.test(text)) return undefined;
  try {
    return JSON.parse(text) as Json;
  } catch {
    return undefined; // A text that begins with a bracket.
  }
}

function shownIn(value: Json, key = ''): string[] {
  if (typeof value === 'string' && jsonOf(value)) return shownIn(jsonOf(value) ?? null);
  if (typeof value === 'string') return isCode(key, value) ? shownOfCode(value) : shownOf(value);
  if (Array.isArray(value)) return value.flatMap((item) => shownIn(item, key));
  if (value === null || typeof value !== 'object') return [];
  return Object.entries(value).flatMap(([name, item]) => [name, ...shownIn(item, name)]);
}

/** Everything of a file that somebody reads, with the step it stands in. */
const shown = ({ nodes }: N8nWorkflow): [step: string, text: string][] =>
  nodes.flatMap(({ name, parameters }) =>
    [name, ...shownIn(parameters)].map((text): [string, string] => [name, text]),
  );

/** A name inside: a field, an id, an address; somebody's words begin with a capital or have a space. */
export const isInside = (text: string): boolean =>
  /^[^\sA-Z]*$|^https?:|^[a-z][\w.-]*:?[\s…]*$|^[A-Z0-9_]+$/.test(text.trim());

/** Names of fields and functions that a file uses: a prompt may ask for them, code and queries are made of them. */
const namesIn = ({ nodes }: N8nWorkflow): ReadonlySet<string> => {
  const texts = JSON.stringify(nodes.map(({ parameters }) => parameters)).replaceAll('\\n', ' ');
  const names = texts.matchAll(/[.$]([a-z]+)\b|\b(?:as|const) ([a-z]+)\b|\b([a-z]+)(?=\(|: [[{(])/g);
  return new Set([...names].map(([, field, column, called]) => field ?? column ?? called ?? ''));
};

/** Words of the Dutch texts of a catalogue that its English texts never use. */
export function dutchWords(entries: readonly ContentWorkflow[]): ReadonlySet<string> {
  const count = new Map<string, number>();
  const english = new Set<string>();
  for (const { meta } of entries) {
    const dutch = [meta.name, meta.description, meta.short_benefit, ...meta.setup_steps];
    for (const word of wordsOf(dutch.join(' ').replace(/"[^"]*"/g, '')))
      if (word.length > 3) count.set(word, (count.get(word) ?? 0) + 1);
    const { en } = meta;
    const texts = [en.name, en.description, en.short_benefit, ...(en.setup_steps ?? [])];
    for (const word of wordsOf(texts.join(' ').replace(/"[^"]*"/g, ''))) english.add(word);
  }
  return new Set([...count].filter(([word, times]) => times > 2 && !english.has(word)).map(([word]) => word));
}

/**
 * What is still Dutch in an English file.
 * @param words of `dutchWords`
 * @returns `step: text`, nothing where there is no English file
 */
export function leftInDutch({ english }: ContentWorkflow, words: ReadonlySet<string>): string[] {
  if (english === null) return [];
  const names = namesIn(english);
  const isDutch = (word: string) =>
    !RIGHT.has(word) && !names.has(word) && (SMALL.has(word) || words.has(word));
  return shown(english)
    .filter(([, text]) => !isInside(text))
    .flatMap(([step, text]) => {
      const found = wordsOf(withoutCodes(text)).filter(isDutch);
      return found.length > 0
        ? [`${step}: ${text.slice(0, 120).replaceAll('\n', ' ')} (${found.slice(0, 4).join(', ')})`]
        : [];
    });
}
