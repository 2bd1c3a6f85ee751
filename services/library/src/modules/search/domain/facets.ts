import type { SearchFacets } from '@stroomwerk/contracts/library';
import { type Column, columnNames, columns } from './document.js';
import type { SearchIndex } from './search-index.js';

/** Hits that are counted one by one; beyond, one in `stride` stands for that many. A prime, so that no regular order deceives. */
const countedFully = 10_240;
const stride = 17;
/** Integrations that a facet shows, besides the chosen ones. */
const mostIntegrations = 30;

export interface Filters {
  readonly trigger: string;
  readonly complexity: string;
  readonly category: string;
  readonly tier: string;
  /** As they are written in the library or not; all of them must be used. */
  readonly integrations: readonly string[];
  /** Only workflows whose integrations are all among these; null for no such filter. */
  readonly apps: readonly string[] | null;
}

/** Room for hits and what they are worth, kept from one search to the next. */
export class Hits {
  documents = new Uint32Array(1_024);
  scores = new Float32Array(1_024);

  /** Keeps the first `used`. */
  grow(used: number, wanted: number): void {
    if (wanted <= this.documents.length) return;
    const size = Math.max(this.documents.length * 2, wanted);
    const { documents, scores } = this;
    this.documents = new Uint32Array(size);
    this.scores = new Float32Array(size);
    this.documents.set(documents.subarray(0, used));
    this.scores.set(scores.subarray(0, used));
  }
}

/** What a stretch's search leaves behind, by place in the stretch: how many slots it has, and what they are worth. */
interface Matches {
  /** The places that were met, up to `length`. */
  readonly touched: Uint32Array;
  readonly length: number;
  readonly count: Uint8Array;
  readonly total: Float32Array;
}

/**
 * Filters and counts in one pass: a document that fails no filter is a hit and counts everywhere; one that fails a
 * single filter counts in that filter's own facet, which is counted as if it were not set. Integrations must all be
 * used, so theirs stays set while they are counted: a count is what choosing one more would leave.
 */
export class Sieve {
  total = 0;
  private readonly wanted: readonly number[];
  private readonly chosen: readonly number[];
  private readonly own: Uint8Array | undefined;
  private readonly free: boolean;
  private readonly counts: Counts;

  constructor(
    private readonly index: SearchIndex,
    filters: Filters,
    private readonly hits: Hits,
    /** By document, what must not be shown whatever it answers. */
    private readonly excluded?: Uint8Array,
  ) {
    this.wanted = columnNames.map((name) => codeOf(name, filters[name]));
    this.chosen = chosenApps(index, filters.integrations);
    this.own = filters.apps === null ? undefined : ownApps(index, filters.apps);
    this.free =
      this.wanted.every((code) => code === -1) &&
      this.chosen.length === 0 &&
      this.own === undefined &&
      excluded === undefined;
    this.counts = new Counts(index);
  }

  /** The integrations that must be used, by number; -1 for one that the library does not have. */
  get integrations(): readonly number[] {
    return this.chosen;
  }

  /** Whether everything passes. */
  get passesAll(): boolean {
    return this.free;
  }

  get documents(): Uint32Array {
    return this.hits.documents.subarray(0, this.total);
  }

  get scores(): Float32Array {
    return this.hits.scores.subarray(0, this.total);
  }

  /** Makes room for so many more hits. */
  expect(more: number): void {
    this.hits.grow(this.total, this.total + more);
  }

  /** `expect` comes first. */
  take(document: number, score: number): void {
    if (!this.free && !this.passes(document)) return;
    this.hits.documents[this.total] = document;
    this.hits.scores[this.total] = score;
    this.total += 1;
    this.counts.hit(document);
  }

  /**
   * Takes those of a stretch that have all slots. @param first of the stretch @param slots how many there are
   * @param least what they must be worth together @returns how many have all, whether or not they pass
   */
  takeAll(
    { touched, length, count, total: worth }: Matches,
    first: number,
    slots: number,
    least: number,
  ): number {
    this.expect(length);
    const { documents, scores } = this.hits;
    const { free, counts } = this;
    let { total } = this;
    let having = 0;
    for (let at = 0; at < length; at += 1) {
      const place = touched[at] as number;
      if (count[place] !== slots || (worth[place] as number) < least) continue;
      having += 1;
      const document = place + first;
      if (!free && !this.passes(document)) continue;
      documents[total] = document;
      scores[total] = worth[place] as number;
      total += 1;
      counts.hit(document);
    }
    this.total = total;
    return having;
  }

  private passes(document: number): boolean {
    if (this.excluded !== undefined && this.excluded[document] === 1) return false;
    const fails = this.failsOf(document);
    if ((fails & (fails - 1)) !== 0) return false;
    if (this.chosen.length > 0 && !usesAll(this.index, document, this.chosen)) return false;
    if (this.own !== undefined && !usesOnly(this.index, document, this.own)) return false;
    if (fails === 0) return true;
    this.counts.failsOnly(31 - Math.clz32(fails), document);
    return false;
  }

  /** @param share of the library that was looked at, 0 to 1: the counts are what the whole would have */
  facets(share: number): SearchFacets {
    return facetsOf(this.index, this.counts, this.wanted, this.chosen, share);
  }

  private failsOf(document: number): number {
    const { trigger, complexity, category, tier } = this.index.columns;
    const { wanted } = this;
    return (
      (wanted[0] !== -1 && trigger[document] !== wanted[0] ? 1 : 0) |
      (wanted[1] !== -1 && complexity[document] !== wanted[1] ? 2 : 0) |
      (wanted[2] !== -1 && category[document] !== wanted[2] ? 4 : 0) |
      (wanted[3] !== -1 && tier[document] !== wanted[3] ? 8 : 0)
    );
  }
}

/** How many hits have which value; beyond `countedFully` from one in `stride`. */
class Counts {
  readonly columns: readonly Uint32Array[];
  readonly apps: Uint32Array;
  private readonly codes: readonly Uint8Array[];
  private readonly seen = new Uint32Array(5);

  constructor(private readonly index: SearchIndex) {
    this.columns = columnNames.map((name) => new Uint32Array(columns[name].length + 1));
    this.codes = columnNames.map((name) => index.columns[name]);
    this.apps = new Uint32Array(index.integrations.length);
  }

  hit(document: number): void {
    const part = this.share(4);
    if (part !== 0) this.count(document, part);
  }

  /** @param part how many hits it stands for */
  count(document: number, part: number): void {
    for (let column = 0; column < 4; column += 1) this.add(column, document, part);
    const { apps, appStarts } = this.index;
    const end = appStarts[document + 1] as number;
    for (let at = appStarts[document] as number; at < end; at += 1) {
      const app = apps[at] as number;
      this.apps[app] = (this.apps[app] as number) + part;
    }
  }

  /** A document that passes every filter but this column's. */
  failsOnly(column: number, document: number): void {
    const part = this.share(column);
    if (part !== 0) this.add(column, document, part);
  }

  private add(column: number, document: number, part: number): void {
    const counts = this.columns[column] as Uint32Array;
    const code = (this.codes[column] as Uint8Array)[document] as number;
    counts[code] = (counts[code] as number) + part;
  }

  /** @returns what one more adds: 1, or now and then `stride` */
  private share(of: number): number {
    const seen = (this.seen[of] as number) + 1;
    this.seen[of] = seen;
    return seen <= countedFully ? 1 : seen % stride === 0 ? stride : 0;
  }
}

/** How many workflows use each integration, by its number. @param hidden documents that do not count */
export function appCountsOf(index: SearchIndex, hidden: readonly number[]): Uint32Array {
  const counts = index.appCounts.slice();
  for (const document of hidden)
    for (const app of index.apps.subarray(index.appStarts[document], index.appStarts[document + 1]))
      counts[app] = (counts[app] as number) - 1;
  return counts;
}

const facetsOfAll = new WeakMap<SearchIndex, SearchFacets>();

/** Nothing asked, nothing filtered: counted in full, once. */
export function unfiltered(index: SearchIndex): SearchFacets {
  const known = facetsOfAll.get(index);
  if (known !== undefined) return known;
  const counts = new Counts(index);
  counts.apps.set(index.appCounts);
  for (const [column, name] of columnNames.entries()) {
    const counted = counts.columns[column] as Uint32Array;
    const codes = index.columns[name];
    for (let document = 0; document < index.size; document += 1) {
      const code = codes[document] as number;
      counted[code] = (counted[code] as number) + 1;
    }
  }
  const made = facetsOf(index, counts, [-1, -1, -1, -1], [], 1);
  facetsOfAll.set(index, made);
  return made;
}

/** -1 for every value. */
const codeOf = (name: Column, value: string): number => (columns[name] as readonly string[]).indexOf(value);

/** Numbers of the integrations by name, whatever the case; -1 for one that the library does not have. */
function chosenApps({ integrations }: SearchIndex, names: readonly string[]): number[] {
  return names.map((name) => integrations.findIndex((known) => known.toLowerCase() === name.toLowerCase()));
}

/** By integration, 1 for those that are named, whatever the case. */
export function ownApps({ integrations }: SearchIndex, names: readonly string[]): Uint8Array {
  const lower = new Set(names.map((name) => name.toLowerCase()));
  return Uint8Array.from(integrations, (name) => (lower.has(name.toLowerCase()) ? 1 : 0));
}

function usesAll({ apps, appStarts }: SearchIndex, document: number, chosen: readonly number[]): boolean {
  const end = appStarts[document + 1] as number;
  for (const wanted of chosen) {
    let at = appStarts[document] as number;
    while (at < end && apps[at] !== wanted) at += 1;
    if (at === end) return false;
  }
  return true;
}

function usesOnly({ apps, appStarts }: SearchIndex, document: number, own: Uint8Array): boolean {
  const end = appStarts[document + 1] as number;
  for (let at = appStarts[document] as number; at < end; at += 1)
    if (own[apps[at] as number] === 0) return false;
  return true;
}

const bySize = (a: { value: string; count: number }, b: { value: string; count: number }): number =>
  b.count - a.count || (a.value < b.value ? -1 : 1);

function facetsOf(
  index: SearchIndex,
  counts: Counts,
  wanted: readonly number[],
  chosen: readonly number[],
  share: number,
): SearchFacets {
  const facet = (column: number) =>
    columns[columnNames[column] as Column]
      .map((value, code) => ({ value, count: counts.columns[column]?.[code] ?? 0, code }))
      .filter(({ count, code }) => count > 0 || code === wanted[column])
      .map(({ value, count }) => ({ value, count: Math.round(count / share) }))
      .sort(bySize);
  const used = index.integrations
    .map((value, id) => ({ value, count: counts.apps[id] as number, id }))
    .filter(({ count, id }) => count > 0 || chosen.includes(id))
    .sort(bySize);
  return {
    trigger: facet(0),
    complexity: facet(1),
    category: facet(2),
    integration: used
      .filter(({ id }, at) => at < mostIntegrations || chosen.includes(id))
      .map(({ value, count }) => ({ value, count: Math.round(count / share) })),
    tier: facet(3),
  };
}
