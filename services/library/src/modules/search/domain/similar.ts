import { worth } from './document.js';
import { type SearchIndex, titleBreak } from './search-index.js';
import { joinedName, wholeName } from './text.js';
import { smallWords } from './words.js';

/** A word in more than this share of the library says nothing about what a workflow is like. */
const tooCommon = 0.2;
/** Documents whose apps are compared, and of these the ones that may be shown. */
const promising = 400;
const looked = 80;
const appWorth = 1.2;
const categoryWorth = 0.4;
/** How far a workflow falls behind for each shown one that uses the same apps. */
const sameAppsCost = 0.35;

/** Place of a row's number among the documents, or -1. */
export const documentOf = (index: SearchIndex, key: number): number => index.keys.indexOf(key);

/** Places of rows' numbers among the documents, in order; none of a row that the index does not hold. */
export const documentsOf = ({ keys }: SearchIndex, numbers: ReadonlySet<number>): number[] =>
  numbers.size === 0 ? [] : [...keys.keys()].filter((document) => numbers.has(keys[document] as number));

const appsOf = (index: SearchIndex, document: number): Uint16Array =>
  index.apps.subarray(index.appStarts[document], index.appStarts[document + 1]);

const rarity = (index: SearchIndex, count: number): number => Math.log(1 + index.size / (count + 1));

/** The words of both titles that tell something, each once. */
function titleWords(index: SearchIndex, document: number): Set<number> {
  const words = index.titles.subarray(index.titleStarts[document], index.titleStarts[document + 1]);
  const limit = Math.max(5, index.size * tooCommon);
  return new Set(
    [...words].filter(
      (word) =>
        word !== titleBreak &&
        index.vocabulary.count(word) <= limit &&
        !smallWords.has(index.vocabulary.words[word] as string),
    ),
  );
}

/** The share of the apps of both that both use, rare apps counting for more. */
function sharedApps(index: SearchIndex, one: number, other: number): number {
  const mine = new Set(appsOf(index, one));
  let shared = 0;
  let all = 0;
  for (const app of new Set([...mine, ...appsOf(index, other)])) {
    const value = rarity(index, index.appCounts[app] as number);
    all += value;
    if (mine.has(app) && appsOf(index, other).includes(app)) shared += value;
  }
  return all === 0 ? 0 : shared / all;
}

/**
 * The workflows most like one: what their titles say, which apps they use, what they are for. Each is of another recipe,
 * since those of its own are on its page, and not six times the same apps.
 * @param hidden documents that are hidden since the index was built
 * @returns rows' numbers, most alike first
 */
export function similarTo(
  index: SearchIndex,
  document: number,
  most: number,
  hidden: readonly number[] = [],
): number[] {
  const scores = new Map<number, number>();
  const add = (other: number, value: number): void => {
    if (other !== document) scores.set(other, (scores.get(other) ?? 0) + value);
  };
  let sum = 0;
  for (const word of titleWords(index, document)) {
    const start = index.starts[word] as number;
    const end = index.starts[word + 1] as number;
    const value = rarity(index, end - start);
    sum += value;
    for (let at = start; at < end; at += 1)
      add(index.documents[at] as number, value * (worth[index.fields[at] as number] as number));
  }
  const category = index.columns.category[document] as number;
  // Those that share no word of the title may still share its rarest app.
  for (const other of ofRarestApp(index, document)) add(other, 0);
  const pattern = index.patterns[document] as number;
  const closely = [...scores]
    .filter(([other]) => (pattern === 0 || index.patterns[other] !== pattern) && !hidden.includes(other))
    .sort((a, b) => b[1] - a[1] || a[0] - b[0])
    .slice(0, promising)
    .map(([other, words]) => ({
      other,
      value:
        (sum === 0 ? 0 : words / sum) +
        appWorth * sharedApps(index, document, other) +
        (index.columns.category[other] === category ? categoryWorth : 0),
    }))
    .sort((a, b) => b.value - a.value)
    .slice(0, looked);
  return diverse(index, closely, most).map((other) => index.keys[other] as number);
}

function ofRarestApp(index: SearchIndex, document: number): Uint32Array {
  const [rarest] = [...appsOf(index, document)].sort(
    (a, b) => (index.appCounts[a] as number) - (index.appCounts[b] as number),
  );
  const name = rarest === undefined ? '' : wholeName(joinedName(index.integrations[rarest] as string));
  const word = index.vocabulary.id(name);
  if (word === undefined) return new Uint32Array();
  const start = index.starts[word] as number;
  return index.documents.subarray(start, Math.min(start + looked, index.starts[word + 1] as number));
}

function diverse(
  index: SearchIndex,
  candidates: readonly { other: number; value: number }[],
  most: number,
): number[] {
  const chosen: number[] = [];
  const left = [...candidates];
  const patterns = new Set<number>();
  while (chosen.length < most && left.length > 0) {
    let best = 0;
    let highest = Number.NEGATIVE_INFINITY;
    for (const [at, { other, value }] of left.entries()) {
      const cost = chosen.reduce((total, shown) => total + sameAppsCost * sharedApps(index, shown, other), 0);
      if (value - cost > highest) {
        highest = value - cost;
        best = at;
      }
    }
    const [{ other } = { other: 0 }] = left.splice(best, 1);
    const pattern = index.patterns[other] as number;
    if (pattern !== 0 && patterns.has(pattern)) continue;
    patterns.add(pattern);
    chosen.push(other);
  }
  return chosen;
}
