import { errorWords } from './error-words.js';

const longest = 200;
/** In the place of a word, number or name that is not kept. */
const hidden = '…';

/** A word without the marks around it, and what stands before and behind. */
const parts = /^([^\p{L}\p{N}_]*)(.*?)([^\p{L}\p{N}_]*)$/u;

const masked = (word: string): string => {
  const [, , core = '', after = ''] = parts.exec(word) ?? [];
  if (core === '') return word.includes(hidden) ? hidden : '';
  const mark = /^[.,:;]/.exec(after)?.[0] ?? '';
  return errorWords.has(core.toLowerCase()) ? `${core}${mark}` : `${hidden}${mark}`;
};

/**
 * One line of a message that may be kept. Only words that errors are made of stay (`error-words.ts`): a list of what to hide
 * would have to know every form that somebody's data can take.
 * @returns null where nothing of it would be left
 */
export function maskedLine(message: string | null): string | null {
  const line = (message ?? '').slice(0, 2_000).replace(/(["'`“‘])[^"'`“”‘’]*(["'`”’])/gu, ` ${hidden} `);
  const words = line
    .split(/\s+/)
    .map(masked)
    .filter((word) => word !== '');
  const kept = words.filter((word, at) => !(word.startsWith(hidden) && words[at - 1]?.startsWith(hidden)));
  if (!kept.some((word) => !word.startsWith(hidden))) return null;
  const text = kept.join(' ');
  return text.length > longest ? `${text.slice(0, longest - 1)}${hidden}` : text;
}
