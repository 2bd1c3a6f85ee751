import { bestByScore } from './best.js';
import { worth } from './document.js';
import { excludedDocuments } from './exclusions.js';
import { interpret, type Slot } from './interpret.js';
import { listsOf } from './matches.js';
import type { SearchIndex } from './search-index.js';
import { wordsOf } from './text.js';

/** How alike two words must be written to be offered for one another, 0 to 1. */
const leastAlike = 0.4;
/** Words of the library that are offered for one that it does not have. */
const mostAlike = 4;
/** Documents that are looked at for the few that are shown. */
const looked = 400;
const fine = 2 ** 12;

const pairsOf = (word: string): string[] =>
  Array.from({ length: word.length + 1 }, (_, at) => ` ${word} `.slice(at, at + 2));

/** Words that share most pairs of letters with it: what somebody may have meant who typed what nobody knows. */
function alike({ vocabulary }: SearchIndex, word: string): Map<number, number> {
  const pairs = new Set(pairsOf(word));
  const found: [number, number][] = [];
  for (const [id, other] of vocabulary.words.entries()) {
    if (other.startsWith('@') || Math.abs(other.length - word.length) > 4 || vocabulary.count(id) < 2)
      continue;
    const others = pairsOf(other);
    const share = (2 * others.filter((pair) => pairs.has(pair)).length) / (pairs.size + others.length);
    if (share >= leastAlike) found.push([id, share]);
  }
  return new Map(found.sort((a, b) => b[1] - a[1] || a[0] - b[0]).slice(0, mostAlike));
}

/**
 * What comes nearest to a search that found nothing, one workflow of each recipe: those with any of what was asked, whatever
 * the filters; else those with words that look alike; else what is best known. Rows' numbers, in order.
 * @param hidden documents that are hidden since the index was built
 */
export function nearestTo(
  index: SearchIndex,
  q: string,
  most: number,
  hidden: readonly number[] = [],
): number[] {
  const { slots, excluded } = interpret(index, q);
  const unwanted = excludedDocuments(index, excluded, hidden);
  const known = slots.filter((slot) => slot.words.size > 0 || slot.together.length > 0);
  const asked = known.length > 0 ? known : wordsOf(q).map((word) => guess(word, alike(index, word)));
  const scores = new Float32Array(index.size);
  for (const { lists } of listsOf(index, asked)) {
    const best = new Float32Array(index.size);
    for (const { documents, fields, start, end, weight } of lists)
      for (let at = start; at < end; at += 1) {
        const score = (worth[fields[at] as number] as number) * weight;
        const document = documents[at] as number;
        if (score > (best[document] as number)) best[document] = score;
      }
    for (let document = 0; document < index.size; document += 1)
      scores[document] = (scores[document] as number) + (best[document] as number);
  }
  const every = Uint32Array.from({ length: index.size }, (_, document) => document);
  const shown: number[] = [];
  const patterns = new Set<number>();
  for (const { document } of bestByScore(every, scores, looked, fine)) {
    const pattern = index.patterns[document] as number;
    if (unwanted?.[document] === 1 || (pattern !== 0 && patterns.has(pattern))) continue;
    patterns.add(pattern);
    shown.push(index.keys[document] as number);
    if (shown.length === most) break;
  }
  return shown;
}

const guess = (text: string, words: ReadonlyMap<number, number>): Slot => ({
  ...{ text, words, corrected: true, action: false, app: false, together: [], weight: 1 },
});
