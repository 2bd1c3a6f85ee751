import { cleanText } from '@stroomwerk/catalogue/masks';
import { sha256 } from './hash.js';

/** Markup out, text in: scripts and styles go with their content, other tags leave theirs. */
export function plainText(value: string): string {
  let text = cleanText(value);
  text = text.replace(/<(script|style|iframe|object|template)\b[\s\S]*?(?:<\/\1\s*>|$)/gi, ' ');
  for (let before = ''; before !== text; ) {
    before = text;
    text = text.replace(/<!--[\s\S]*?(?:-->|$)/g, ' ').replace(/<\/?[a-z][^<>]*>?/gi, ' ');
  }
  return text.replace(/\s+/g, ' ').trim();
}

/** Lower case ASCII words with hyphens: `Café & Crème` -> `cafe-en-creme`. Empty where nothing is left. */
export const slugify = (value: string): string =>
  value
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/&/g, ' en ')
    .replace(/ß/g, 'ss')
    .replace(/ø/gi, 'o')
    .replace(/æ/gi, 'ae')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-/, '')
    .slice(0, 80)
    .replace(/-$/, '');

/** `0012_Slack-Daily_digest.json` -> `Slack Daily digest`: the name of a workflow that brings none. */
export const nameFromFile = (filename: string): string =>
  plainText(
    baseName(filename)
      .replace(/\.json$/i, '')
      .replace(/^\d+[_-]/, '')
      .replace(/[_\-.]/g, ' '),
  ).replace(/^\p{Ll}/u, (letter) => letter.toUpperCase());

/** The last part of a path, whichever way its slashes lean. */
export const baseName = (path: string): string => path.split(/[\\/]/).at(-1) ?? '';

/**
 * A file name that is safe in any folder and header: letters, digits, dot, hyphen, underscore, ending in `.json`.
 * `../../x.json` becomes `x.json`; a name without any Latin letter or digit gets one from its hash.
 */
export function safeFilename(path: string): string {
  const name = baseName(path);
  const stem = name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/\.json$/i, '')
    .replace(/[^A-Za-z0-9._-]+/g, '-')
    .replace(/\.{2,}/g, '.')
    .replace(/^[.-]+/, '')
    .slice(0, 120)
    .replace(/[.-]+$/, '');
  return stem === '' ? `workflow-${sha256(name).slice(0, 8)}.json` : `${stem}.json`;
}

/** So many of `name`, `name-2`, `name-3`, ... @param from the first one's number @param extension kept at the end */
export function numberedNames(name: string, from: number, many: number, extension = ''): string[] {
  const stem = extension !== '' && name.endsWith(extension) ? name.slice(0, -extension.length) : name;
  return Array.from({ length: many }, (_, at) =>
    from + at === 1 ? name : `${stem}-${from + at}${extension}`,
  );
}
