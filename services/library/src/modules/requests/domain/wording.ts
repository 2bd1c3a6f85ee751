import { wordsOf } from '../../search/domain/text.js';
import { smallWords } from '../../search/domain/words.js';

/** Open requests of one account. */
export const mostOpenRequests = 10;
/** Rows on a page of ops' list. */
export const requestsPageSize = 20;

/**
 * What makes two requests the same: their telling words and figures in order, whatever the case, the accents and the signs. Empty for
 * signs alone.
 */
export function wording(text: string): string {
  const words = wordsOf(text);
  const telling = words.filter((word) => !smallWords.has(word) || /^\d+$/.test(word));
  return (telling.length > 0 ? telling : words).join(' ');
}
