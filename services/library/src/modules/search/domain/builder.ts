import { Category } from '@stroomwerk/contracts/library';
import { measureOf } from '../../workflows/domain/popular.js';
import { type Column, columnNames, columns, field, type SearchDocument, telling } from './document.js';
import { Growing } from './growing.js';
import { type SearchIndex, titleBreak } from './search-index.js';
import { indexedWords, joinedName, nameParts, wholeName, wordsOf } from './text.js';
import { Vocabulary } from './vocabulary.js';
import { categoryWords } from './words.js';

/** Words that a posting's number leaves room for: 2^24. */
const mostWords = 0xffffff;
/** Short texts whose words are kept at hand while building. */
const mostRemembered = 50_000;

const integrationWords = (name: string): string[] => {
  const joined = joinedName(name);
  return [...indexedWords(name), joined, wholeName(joined)];
};

/** Parts of what a step does, and all of it as one word: send, and, wait, sendandwait. */
const actionWords = (action: string): string[] => {
  const parts = nameParts(action);
  return [...parts, parts.join('')];
};

export interface BuilderOptions {
  readonly version: number;
  /** Every integration of the library, for what two of its words are together. */
  readonly integrations: readonly string[];
  /** By pattern, what people call what its workflows do. */
  readonly phrases?: ReadonlyMap<string, readonly string[]>;
  /** Names of the categories in both languages. */
  readonly categoryNames: Readonly<Record<Category, Readonly<Record<'nl' | 'en', string>>>>;
}

/**
 * Takes documents in, in the static order, and makes the index of them. Words get numbers as they come; `finish` puts
 * them in alphabetical order and turns what each document holds into what each word stands in.
 */
export class IndexBuilder {
  private readonly ids = new Map<string, number>();
  private readonly words: string[] = [];
  /** Word << 8 | fields, document after document. */
  private readonly forward = new Growing(65_536);
  private readonly forwardStarts = new Growing();
  private readonly keys = new Growing();
  private readonly titles = new Growing();
  private readonly titleStarts = new Growing();
  private readonly apps = new Growing();
  private readonly appStarts = new Growing();
  private readonly codes: Record<Column, Growing> = {
    trigger: new Growing(),
    complexity: new Growing(),
    category: new Growing(),
    tier: new Growing(),
  };
  private readonly withoutInTitles = new Set<string>();
  private readonly patterns = new Growing();
  private readonly patternIds = new Map<string, number>();
  /** Of the patterns by number; a workflow without one, number 0, has none. */
  private readonly called = new Growing();
  private readonly calledStarts = new Growing();
  private readonly minutes = new Growing();
  private readonly popularity = new Growing();
  private readonly days: number[] = [];
  private readonly integrations: readonly string[];
  private readonly integrationIds: ReadonlyMap<string, number>;
  /** The first word of an integration's name, to the names that begin with it, the longest first. */
  private readonly phrases = new Map<string, readonly string[][]>();
  /** The integrations' names, each as one word. */
  private readonly names: ReadonlySet<string>;
  private readonly categories: ReadonlyMap<Category, readonly string[]>;
  private readonly found = new Map<number, number>();
  private readonly shorts = new Map<string, Uint32Array>();

  constructor(private readonly options: BuilderOptions) {
    this.calledStarts.push(0);
    this.integrations = [...options.integrations].sort((a, b) => a.localeCompare(b, 'en'));
    this.integrationIds = new Map(this.integrations.map((name, id) => [name, id]));
    for (const name of this.integrations) {
      const words = wordsOf(name);
      const first = words[0];
      if (first === undefined) continue;
      const alike = [...(this.phrases.get(first) ?? []), words];
      this.phrases.set(
        first,
        alike.sort((a, b) => b.length - a.length),
      );
    }
    this.names = new Set(this.integrations.map(joinedName));
    this.categories = new Map(
      Category.options.map((key) => [
        key,
        [key, options.categoryNames[key].nl, options.categoryNames[key].en, categoryWords[key]].flatMap(
          indexedWords,
        ),
      ]),
    );
  }

  get size(): number {
    return this.keys.length;
  }

  add(document: SearchDocument): void {
    const { found } = this;
    found.clear();
    this.titleStarts.push(this.titles.length);
    this.title(document.name, field.name);
    if (document.nameEnglish !== document.name) {
      this.titles.push(titleBreak);
      this.title(document.nameEnglish, field.name);
    }
    this.appStarts.push(this.apps.length);
    for (const name of document.integrations) {
      this.short(name, field.integration, integrationWords);
      const id = this.integrationIds.get(name);
      if (id !== undefined) this.apps.push(id);
    }
    for (const tag of document.tags) this.short(tag, field.tag);
    this.put(this.categories.get(document.category) ?? [], field.category);
    for (const text of document.nodes) this.short(text, field.node);
    for (const text of document.actions) this.short(`${text}\n`, field.action, actionWords);
    if (document.pattern !== null) this.put(wordsOf(document.pattern), field.action);
    this.phrase(document);
    for (const text of document.texts) this.put(this.wordsAndNames(text), field.text);
    this.forwardStarts.push(this.forward.length);
    for (const [word, fields] of found) this.forward.push(word * 256 + fields);
    this.keys.push(document.key);
    for (const column of columnNames) {
      const value = document[column];
      const at = value === null ? -1 : (columns[column] as readonly string[]).indexOf(value);
      this.codes[column].push(at < 0 ? columns[column].length : at);
    }
    this.patterns.push(this.patternId(document.pattern));
    this.minutes.push(Math.max(0, document.minutesSaved));
    this.popularity.push(Math.max(0, document.popularity));
    this.days.push(document.addedAt);
  }

  /** Makes the index; stops for breath at each `yield`. The builder is used up then. */
  *finish(): Generator<undefined, SearchIndex> {
    const { size } = this;
    const order = Uint32Array.from(this.words.keys()).sort((a, b) =>
      (this.words[a] as string) < (this.words[b] as string) ? -1 : 1,
    );
    yield;
    const place = new Uint32Array(order.length);
    for (const [at, word] of order.entries()) place[word] = at;
    const forward = this.forward.values();
    const starts = new Uint32Array(order.length + 1);
    for (let at = 0; at < forward.length; at += 1) {
      const word = place[(forward[at] as number) >>> 8] as number;
      starts[word + 1] = (starts[word + 1] as number) + 1;
      if (at % 65_536 === 0) yield;
    }
    const counts = starts.slice(1);
    for (let word = 0; word < order.length; word += 1)
      starts[word + 1] = (starts[word + 1] as number) + (starts[word] as number);
    yield;
    const next = starts.slice();
    const documents = new Uint32Array(forward.length);
    const fields = new Uint8Array(forward.length);
    const tells = new Uint32Array(order.length);
    for (let document = 0; document < size; document += 1) {
      const end = document + 1 < size ? this.forwardStarts.at(document + 1) : forward.length;
      for (let at = this.forwardStarts.at(document); at < end; at += 1) {
        const entry = forward[at] as number;
        const word = place[entry >>> 8] as number;
        const to = next[word] as number;
        documents[to] = document;
        fields[to] = entry & 255;
        if ((entry & telling) !== 0) tells[word] = (tells[word] as number) + 1;
        next[word] = to + 1;
      }
      if (document % 512 === 0) yield;
    }
    const placed = (words: Growing): Uint32Array =>
      words.values().map((word) => (word === titleBreak ? word : (place[word] as number)));
    const titles = placed(this.titles);
    yield;
    const vocabulary = new Vocabulary(
      Array.from(order, (word) => this.words[word] as string),
      counts,
    );
    yield* vocabulary.prepare();
    const joined = this.integrations.map((name) => [joinedName(name), wordsOf(name).join(' ')] as const);
    const newest = rank(size, (a, b) => (this.days[b] as number) - (this.days[a] as number));
    yield;
    // As long as too few customers did anything, the order of the editors stands.
    let most = 0;
    for (let at = 0; at < size; at += 1) most = Math.max(most, this.popularity.at(at));
    const byCustomers = measureOf(most) === 'customers';
    const popular = rank(size, (a, b) => (byCustomers ? this.popularity.at(b) - this.popularity.at(a) : 0));
    yield;
    const timeSaved = rank(size, (a, b) => this.minutes.at(b) - this.minutes.at(a));
    yield;
    const apps = Uint16Array.from(this.apps.values());
    const appCounts = new Uint32Array(this.integrations.length);
    for (const app of apps) appCounts[app] = (appCounts[app] as number) + 1;
    return {
      version: this.options.version,
      size,
      keys: this.keys.values().slice(),
      vocabulary,
      starts,
      documents,
      fields,
      tells,
      columns: {
        trigger: Uint8Array.from(this.codes.trigger.values()),
        complexity: Uint8Array.from(this.codes.complexity.values()),
        category: Uint8Array.from(this.codes.category.values()),
        tier: Uint8Array.from(this.codes.tier.values()),
      },
      integrations: this.integrations,
      integrationWords: new Set(joined.map(([word]) => word)),
      spelling: new Map(joined),
      appStarts: withEnd(this.appStarts, this.apps.length),
      apps,
      appCounts,
      titleStarts: withEnd(this.titleStarts, this.titles.length),
      titles,
      withoutInTitles: this.withoutInTitles,
      patterns: this.patterns.values().slice(),
      phraseStarts: withEnd(this.calledStarts, this.called.length),
      phrases: placed(this.called),
      ranks: { newest, popular, time_saved: timeSaved },
    };
  }

  private title(text: string, bit: number): void {
    const words = wordsOf(text);
    for (const word of words) this.titles.push(this.wordId(word));
    this.promises(words);
    this.put(this.wordsAndNames(text), bit);
  }

  /** What a title, or what people call a recipe, says to be without: an order without payment. */
  private promises(words: readonly string[]): void {
    for (const [at, word] of words.entries())
      if (word === 'zonder' || word === 'without') this.withoutInTitles.add(words[at + 1] ?? '');
  }

  /** Names of steps, tags and types repeat: their words are looked for once. */
  private short(
    text: string,
    bit: number,
    words: (text: string) => readonly string[] = this.wordsAndNames,
  ): void {
    let ids = this.shorts.get(text);
    if (ids === undefined) {
      ids = Uint32Array.from(
        words(text).filter((word) => word !== ''),
        (word) => this.wordId(word),
      );
      if (this.shorts.size >= mostRemembered) this.shorts.clear();
      this.shorts.set(text, ids);
    }
    for (let at = 0; at < ids.length; at += 1) this.mark(ids[at] as number, bit);
  }

  /** Words, and the integrations that are named in it: of names that begin alike the longest, once as a word and once whole. */
  private readonly wordsAndNames = (text: string): string[] => {
    const words = wordsOf(text);
    const found = indexedWords(text);
    for (let at = 0; at < words.length; at += 1) {
      const named = this.phrases
        .get(words[at] as string)
        ?.find((phrase) => phrase.every((part, offset) => words[at + offset] === part));
      if (named === undefined) continue;
      const name = named.join('');
      found.push(name, wholeName(name));
      at += named.length - 1;
    }
    return found;
  };

  private put(words: readonly string[], bit: number): void {
    for (const word of words) if (word !== '') this.mark(this.wordId(word), bit);
  }

  private mark(id: number, bit: number): void {
    this.found.set(id, (this.found.get(id) ?? 0) | bit);
  }

  private wordId(word: string): number {
    const known = this.ids.get(word);
    if (known !== undefined) return known;
    if (this.words.length > mostWords) return mostWords;
    const id = this.words.push(word) - 1;
    this.ids.set(word, id);
    return id;
  }

  /** What people call the recipe; of the apps in that, those that the workflow uses. */
  private phrase({ pattern, integrations }: SearchDocument): void {
    const phrases = this.phrasesOf(pattern);
    if (phrases.length === 0) return;
    const own = new Set(integrations.map(joinedName));
    for (const phrase of phrases)
      this.put(
        indexedWords(phrase).filter((word) => own.has(word) || !this.names.has(word)),
        field.phrase,
      );
  }

  private phrasesOf(pattern: string | null): readonly string[] {
    return pattern === null ? [] : (this.options.phrases?.get(pattern) ?? []);
  }

  /** A workflow without a pattern is one of its own: 0. */
  private patternId(pattern: string | null): number {
    if (pattern === null) return 0;
    const known = this.patternIds.get(pattern);
    if (known !== undefined) return known;
    this.patternIds.set(pattern, this.patternIds.size + 1);
    this.calledStarts.push(this.called.length);
    for (const phrase of this.phrasesOf(pattern)) {
      const words = wordsOf(phrase);
      for (const word of words) this.called.push(this.wordId(word));
      this.called.push(titleBreak);
      this.promises(words);
    }
    return this.patternIds.size;
  }
}

const withEnd = (starts: Growing, end: number): Uint32Array => {
  const all = new Uint32Array(starts.length + 1);
  all.set(starts.values());
  all[starts.length] = end;
  return all;
};

/** Each document's place in an order; the static order decides between equals. */
function rank(size: number, compare: (a: number, b: number) => number): Uint32Array {
  const order = Uint32Array.from({ length: size }, (_, document) => document).sort(
    (a, b) => compare(a, b) || a - b,
  );
  const ranks = new Uint32Array(size);
  for (const [at, document] of order.entries()) ranks[document] = at;
  return ranks;
}
