import { say } from '../dsl/language.js';
import { holdsValue } from '../dsl/value.js';

const BRACES = /\{\{(.*?)\}\}/gs;
const ADDRESS = /(?:link|url|uploadId)\b[^()]*$/i;
/** An address counts for as many characters on X, however long it is. */
const OF_ADDRESS = 23;

/** A parameter as its literal texts (even places) and what stands between braces (odd ones). */
const partsOf = (text: string): string[] => text.slice(1).split(BRACES);

/** Cuts a text at a word; an address at its end stays whole, and counts for as many characters as X gives it. */
const atWord = (given: string, room: number): string =>
  `((text) => { const link = /\\s*https?:\\S+\\s*$/.exec(text)?.[0] ?? ''; const words = text.slice(0, text.length - link.length); const room = ${room} - (link ? ${OF_ADDRESS + 1} : 0); return words.length <= room ? text : words.slice(0, room - 1).replace(/\\s+\\S*$/, '') + '…' + (link && ' ' + link.trim()); })(String(${given} ?? ''))`;

/**
 * A text that a network takes: what a model wrote is cut at a word where the text, with the addresses behind it, would be longer than
 * that. Only where its first part is the text and the others are addresses; else it is left as it is.
 */
export function fitted(text: string, longest: number): string {
  if (!text.startsWith('=') || holdsValue(text)) return text;
  const [before = '', first, ...rest] = partsOf(text);
  const addresses = rest.filter((_, at) => at % 2 === 1);
  if (before !== '' || first === undefined || first.includes('.slice(')) return text;
  if (!addresses.every((one) => ADDRESS.test(one.trim()))) return text;
  const literal = rest.filter((_, at) => at % 2 === 0).join('');
  // An address in the literal text itself holds what stands between braces.
  const written = literal.replace(/https?:\S*/g, '').length;
  const room = longest - written - addresses.length * OF_ADDRESS;
  const behind = rest.map((part, at) => (at % 2 === 1 ? `{{${part}}}` : part)).join('');
  return `={{ ${atWord(first.trim(), room)} }}${behind}`;
}

/** What people, models and other systems write: a figure, a day or an address has no `<` in it. */
const WRITTEN =
  /(?:naam|name|Naam|klant|customer|bedrijf|company|text|tekst|titel|title|subject|onderwerp|message|bericht|description|omschrijving|uitleg|reden|reason|lijst|regels|vraag|question|culprit|samenvatting|summary|besluit|waarom|error)\)?(?:\s*\?\?.*)?\s*$|\.output\.|\.slice\(/i;
const PATH = /^[\w$.?[\]'"() :-]+$/;

/** A text for an app that reads it as HTML: a `<` in what is filled in is no tag, which would have the app refuse all of it. */
export const withoutTags = (text: string): string =>
  text.startsWith('=')
    ? text.replace(BRACES, (whole, part: string) => {
        const inside = part.trim().replace(/\s*\?\?\s*''$/, '');
        if (!WRITTEN.test(inside) || inside.includes('&lt;')) return whole;
        return `{{ String(${PATH.test(inside) ? inside : `(${inside})`} ?? '').replaceAll('<', '&lt;') }}`;
      })
    : text;

/** What may grow without end: lists, and what somebody or a model wrote. */
const LONG =
  /lijst|tekst|text|regels|overzicht|samenvat|output|uitleg|bericht|join\(|list|rows|summary|report/i;

/** Says at the end of a shortened text where the rest is. */
const shortened = (): string =>
  say(
    '… ingekort; de hele tekst staat in n8n bij Executions',
    '… shortened; the whole text is in n8n under Executions',
  );

/**
 * A text of an app that refuses a longer one: where something in it may be long it ends at a word, with where the rest is.
 * @param longest in characters @param ofTags what a tag looks like in this app, which a cut must not break
 */
export function cut(text: string, longest: number, ofTags?: RegExp): string {
  if (!text.startsWith('=') || holdsValue(text)) return text;
  const parts = partsOf(text);
  if (!parts.some((part, at) => at % 2 === 1 && LONG.test(part.replace(/\$\((?:'[^']*'|"[^"]*")\)/g, ''))))
    return text;
  const pieces = parts.map((part, at) => (at % 2 === 1 ? part.trim() : JSON.stringify(part)));
  const whole = `[${pieces.filter((piece) => piece !== '""').join(', ')}].join('')`;
  const bare = ofTags ? `.replace(${ofTags}, '')` : '';
  const tail = `\n${shortened()}`;
  return `={{ ((text) => (text.length > ${longest} ? text${bare}.slice(0, ${longest - tail.length}).replace(/\\s+\\S*$/, '') + ${JSON.stringify(tail)} : text))(${whole}) }}`;
}

/** A text for an app that reads Markdown of Telegram's kind: a sign that opens something there is no sign in what is filled in. */
export const withoutMarkdown = (text: string): string =>
  text.startsWith('=') && !holdsValue(text)
    ? text.replace(BRACES, (_, part: string) => {
        const inside = part.trim();
        return `{{ String(${PATH.test(inside) ? inside : `(${inside})`} ?? '').replace(/[_*\\x60[]/g, '\\\\$&') }}`;
      })
    : text;
