import type { SearchFacets } from '@stroomwerk/contracts/library';
import { type Column, columnNames, columns } from './document.js';
import type { SearchIndex } from './search-index.js';

/** Hits that are counted one by one; beyond, one in `stride` stands for that many (totals stay exact to 10,000). */
const countedFully = 16_384;
const stride = 16;
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

export interface Filtered {
  /** The documents that pass, in the order in which they came, in `documents` up to `total`. */
  readonly documents: Uint32Array;
  readonly total: number;
  readonly facets: SearchFacets;
}

/**
 * Filters and counts in one pass: a document that fails no filter is a hit and counts everywhere; one that fails a
 * single filter counts in that filter's own facet, which is counted as if it were not set. Integrations must all be
 * used, so theirs stays set while they are counted: a count is what choosing one more would leave.
 * @param candidates documents, or undefined for every document
 */
export function filterAndCount(
  index: SearchIndex,
  candidates: Uint32Array | undefined,
  filters: Filters,
): Filtered {
  const wanted = columnNames.map((name) => codeOf(name, filters[name]));
  const chosen = chosenApps(index, filters.integrations);
  const own = filters.apps === null ? undefined : ownApps(index, filters.apps);
  const counts = new Counts(index);
  const all = candidates ?? everyDocument(index);
  if (wanted.every((code) => code === -1) && chosen.length === 0 && own === undefined) {
    if (candidates === undefined) return { documents: all, total: all.length, facets: unfiltered(index) };
    for (let at = 0; at < all.length; at += at < countedFully ? 1 : stride)
      counts.count(all[at] as number, at < countedFully ? 1 : stride);
    return { documents: all, total: all.length, facets: facetsOf(index, counts, wanted, chosen) };
  }
  const { trigger, complexity, category, tier } = index.columns;
  const [wantTrigger = -1, wantComplexity = -1, wantCategory = -1, wantTier = -1] = wanted;
  const documents = new Uint32Array(all.length);
  let total = 0;
  for (let at = 0; at < all.length; at += 1) {
    const document = all[at] as number;
    const fails =
      (wantTrigger !== -1 && trigger[document] !== wantTrigger ? 1 : 0) |
      (wantComplexity !== -1 && complexity[document] !== wantComplexity ? 2 : 0) |
      (wantCategory !== -1 && category[document] !== wantCategory ? 4 : 0) |
      (wantTier !== -1 && tier[document] !== wantTier ? 8 : 0);
    if ((fails & (fails - 1)) !== 0) continue;
    if (chosen.length > 0 && !usesAll(index, document, chosen)) continue;
    if (own !== undefined && !usesOnly(index, document, own)) continue;
    if (fails !== 0) {
      counts.failsOnly(31 - Math.clz32(fails), document);
      continue;
    }
    documents[total] = document;
    total += 1;
    counts.hit(document);
  }
  return { documents: documents.subarray(0, total), total, facets: facetsOf(index, counts, wanted, chosen) };
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

const every = new WeakMap<SearchIndex, Uint32Array>();
const facetsOfAll = new WeakMap<SearchIndex, SearchFacets>();

function everyDocument(index: SearchIndex): Uint32Array {
  const known = every.get(index);
  if (known !== undefined) return known;
  const made = Uint32Array.from({ length: index.size }, (_, document) => document);
  every.set(index, made);
  return made;
}

/** Nothing asked, nothing filtered: counted in full, once. */
function unfiltered(index: SearchIndex): SearchFacets {
  const known = facetsOfAll.get(index);
  if (known !== undefined) return known;
  const counts = new Counts(index);
  counts.apps.set(index.appCounts);
  for (const [column, name] of columnNames.entries())
    for (const code of index.columns[name]) {
      const counted = counts.columns[column] as Uint32Array;
      counted[code] = (counted[code] as number) + 1;
    }
  const made = facetsOf(index, counts, [-1, -1, -1, -1], []);
  facetsOfAll.set(index, made);
  return made;
}

/** -1 for every value. */
const codeOf = (name: Column, value: string): number => (columns[name] as readonly string[]).indexOf(value);

/** Numbers of the integrations by name, whatever the case; -1 for one that the library does not have. */
function chosenApps({ integrations }: SearchIndex, names: readonly string[]): number[] {
  return names.map((name) => integrations.findIndex((known) => known.toLowerCase() === name.toLowerCase()));
}

function ownApps({ integrations }: SearchIndex, names: readonly string[]): Uint8Array {
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
): SearchFacets {
  const facet = (column: number) =>
    columns[columnNames[column] as Column]
      .map((value, code) => ({ value, count: counts.columns[column]?.[code] ?? 0, code }))
      .filter(({ count, code }) => count > 0 || code === wanted[column])
      .map(({ value, count }) => ({ value, count }))
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
      .map(({ value, count }) => ({ value, count })),
    tier: facet(3),
  };
}
