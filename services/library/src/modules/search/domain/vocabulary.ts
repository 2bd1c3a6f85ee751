import { compoundParts } from './compounds.js';
import { bits, distance, letterMask, mostWrong } from './distance.js';
import { stemsOf } from './stems.js';
import { smallWords } from './words.js';

/** A compound's parts are words of their own, this long at least. */
const shortestPart = 4;
const shortestCompound = 9;
/** What Dutch puts between two parts: klant-en-service, verzend-s-kosten. */
const links = ['', 's', 'en', 'e'];
const remembered = 2_000;
/** Shorter words sound like too many others. */
const shortestSound = 6;

/** Few people get the first letter wrong: it may be missing, doubled or swapped, and in longer words another one. */
const beginsAlike = (word: string, candidate: string): boolean =>
  candidate.charCodeAt(0) === word.charCodeAt(0) ||
  candidate.charCodeAt(1) === word.charCodeAt(0) ||
  candidate.charCodeAt(0) === word.charCodeAt(1) ||
  (word.length > 4 && candidate.slice(1) === word.slice(1));

/** What the forms of a word share as a part of compounds. */
const partKey = (word: string): string => stemsOf(word)[0] as string;

/** How a word sounds, letters apart that Dutch people write for one another: vakature and vacature, notullen and notulen. */
const soundKey = (word: string): string =>
  partKey(word)
    .replace(/e?s$|e$/, '')
    .replace(/ij/g, 'ei')
    .replace(/ou/g, 'au')
    .replace(/ph/g, 'f')
    .replace(/c[kh]?|q/g, 'k')
    .replace(/y/g, 'i')
    .replace(/z/g, 's')
    .replace(/v/g, 'f')
    .replace(/d?t|d$/g, 't')
    .replace(/(.)\1+/g, '$1');

export interface Near {
  readonly id: number;
  readonly distance: number;
}

/** Every word of the library in alphabetical order, found by beginning, by form, by part and by what it looks like. */
export class Vocabulary {
  /** In how many documents each word stands. */
  private readonly ids: Map<string, number>;
  private readonly byStem = new Map<string, number[]>();
  /** The compounds that hold a word, by its Dutch stem. */
  private readonly byPart = new Map<string, number[]>();
  /** The word of each sound that stands in most documents. */
  private readonly bySound = new Map<string, number>();
  private readonly masks: Uint32Array;
  private readonly byLength: number[][] = [];
  private readonly formCache = new Map<string, readonly number[]>();
  private readonly nearCache = new Map<string, readonly Near[]>();

  /**
   * @param words sorted, each once @param documents in how many documents each stands
   */
  constructor(
    readonly words: readonly string[],
    readonly documents: Uint32Array,
  ) {
    this.ids = new Map(words.map((word, id) => [word, id]));
    this.masks = new Uint32Array(words.length);
  }

  /** The slow part of building it; stops for breath at each `yield`. */
  *prepare(): Generator<undefined, void> {
    for (const [id, word] of this.words.entries()) {
      // The mark of a whole name is nobody's slip.
      if (word.startsWith('@')) continue;
      this.masks[id] = letterMask(word);
      const lengths = this.byLength[word.length] ?? [];
      this.byLength[word.length] = lengths;
      lengths.push(id);
      if (word.length >= shortestSound) this.noteSound(word, id);
      for (const stem of stemsOf(word)) {
        const same = this.byStem.get(stem);
        if (same === undefined) this.byStem.set(stem, [id]);
        else same.push(id);
      }
      for (const part of this.partsOf(word)) {
        const whole = this.byPart.get(part);
        if (whole === undefined) this.byPart.set(part, [id]);
        else whole.push(id);
      }
      if (id % 256 === 0) yield;
    }
  }

  id(word: string): number | undefined {
    return this.ids.get(word);
  }

  /** Ids of the other forms of a word, which itself need not be known. */
  forms(word: string): readonly number[] {
    const cached = this.formCache.get(word);
    if (cached !== undefined) return cached;
    const own = this.id(word);
    const found = stemsOf(word).flatMap((stem) => this.byStem.get(stem) ?? []);
    const forms = [...new Set(found)].filter((id) => id !== own);
    if (this.formCache.size >= remembered) this.formCache.clear();
    this.formCache.set(word, forms);
    return forms;
  }

  private noteSound(word: string, id: number): void {
    const key = soundKey(word);
    const other = this.bySound.get(key);
    if (other === undefined || this.count(other) < this.count(id)) this.bySound.set(key, id);
  }

  /** The word that sounds as this one is written; undefined where none does. */
  sounding(word: string): number | undefined {
    return word.length < shortestSound ? undefined : this.bySound.get(soundKey(word));
  }

  /** The word, or the form of it that stands in most documents; undefined where the library has none. */
  likeliestForm(word: string): number | undefined {
    return this.id(word) ?? [...this.forms(word)].sort((a, b) => this.count(b) - this.count(a))[0];
  }

  /** Ids of the compounds that hold the word or a form of it. */
  compoundsOf(word: string): readonly number[] {
    return this.byPart.get(partKey(word)) ?? [];
  }

  /** Ids of the words that begin with it, itself left out; those in most documents first, small words last. */
  beginningWith(prefix: string, most: number): number[] {
    const found: number[] = [];
    for (let id = this.lowerBound(prefix); id < this.words.length; id += 1) {
      const word = this.words[id] as string;
      if (!word.startsWith(prefix)) break;
      if (word !== prefix) found.push(id);
    }
    return this.likeliest(found).slice(0, most);
  }

  count(id: number): number {
    return this.documents[id] ?? 0;
  }

  /**
   * The words that look like this one, nearest first and then those in most documents: one letter in words of four to
   * seven letters, two in longer ones, swapped neighbours counting as one.
   */
  near(word: string): readonly Near[] {
    const cached = this.nearCache.get(word);
    if (cached !== undefined) return cached;
    const most = mostWrong(word);
    const found: Near[] = [];
    if (most > 0) {
      const mask = letterMask(word);
      for (let length = word.length - most; length <= word.length + most; length += 1)
        for (const id of this.byLength[length] ?? []) {
          if (bits(mask ^ (this.masks[id] as number)) > 2 * most) continue;
          const candidate = this.words[id] as string;
          if (!beginsAlike(word, candidate)) continue;
          const steps = distance(word, candidate, most);
          if (steps > 0 && steps <= most) found.push({ id, distance: steps });
        }
    }
    found.sort((a, b) => a.distance - b.distance || this.count(b.id) - this.count(a.id) || a.id - b.id);
    if (this.nearCache.size >= remembered) this.nearCache.clear();
    const nearest = found.slice(0, 8);
    this.nearCache.set(word, nearest);
    return nearest;
  }

  /** The words whose beginning looks like this one: what somebody is still typing, with a slip in it. */
  nearBeginning(word: string, most: number): number[] {
    const wrong = mostWrong(word) === 0 ? 0 : 1;
    if (wrong === 0) return [];
    const found: number[] = [];
    const first = word.charAt(0);
    for (let id = this.lowerBound(first); id < this.words.length; id += 1) {
      const candidate = this.words[id] as string;
      if (candidate.charAt(0) !== first) break;
      if (candidate.length < word.length) continue;
      for (let length = word.length - wrong; length <= word.length + wrong; length += 1)
        if (distance(word, candidate.slice(0, length), wrong) <= wrong) {
          found.push(id);
          break;
        }
    }
    return this.likeliest(found).slice(0, most);
  }

  /** What somebody types is rather a word that stands in many documents, and no small one. */
  private likeliest(ids: readonly number[]): number[] {
    const isSmall = (id: number): boolean => smallWords.has(this.words[id] as string);
    const byCount = (some: readonly number[]) =>
      [...some].sort((a, b) => this.count(b) - this.count(a) || a - b);
    return [...byCount(ids.filter((id) => !isSmall(id))), ...byCount(ids.filter(isSmall))];
  }

  /**
   * The two words that were typed as one, where both are known: the pair in most documents.
   * @param telling whether a half, as it was typed, may be one of them
   */
  split(word: string, telling: (half: string) => boolean): readonly [string, string] | undefined {
    let best: readonly [string, string] | undefined;
    let most = 0;
    for (let at = 3; at <= word.length - 3; at += 1) {
      const head = this.knownHead(word.slice(0, at));
      const tail = this.knownForm(word.slice(at));
      if (head === undefined || tail === undefined) continue;
      if (!telling(this.words[head] as string) || !telling(word.slice(at))) continue;
      const least = Math.min(this.count(head), this.count(tail)) * Math.min(at, word.length - at);
      if (least > most) {
        most = least;
        best = [this.words[head] as string, this.words[tail] as string];
      }
    }
    return best;
  }

  /** The stems of a compound's parts: words of our list, or a beginning and an end that both stand in the library. */
  private partsOf(word: string): string[] {
    if (word.length < shortestCompound || !/^[a-z]+$/.test(word)) return [];
    const parts = new Set(compoundParts(word));
    for (let at = shortestPart; at <= word.length - shortestPart; at += 1) {
      const tail = this.id(word.slice(at));
      if (tail === undefined || this.count(tail) < 2) continue;
      const head = this.knownHead(word.slice(0, at), shortestPart);
      if (head === undefined) continue;
      parts.add(this.words[head] as string).add(word.slice(at));
    }
    return [...new Set([...parts].map(partKey))];
  }

  private knownHead(head: string, shortest = 3): number | undefined {
    for (const link of links) {
      if (!head.endsWith(link) || head.length - link.length < shortest) continue;
      const id = this.id(head.slice(0, head.length - link.length));
      if (id !== undefined) return id;
    }
    return undefined;
  }

  private knownForm(word: string): number | undefined {
    return word.length >= shortestPart ? this.likeliestForm(word) : this.id(word);
  }

  private lowerBound(prefix: string): number {
    let low = 0;
    let high = this.words.length;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if ((this.words[middle] as string) < prefix) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}
