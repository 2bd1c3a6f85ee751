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

interface Counter {
  readonly counts: Uint32Array;
  seen: number;
}
/** @returns what one more hit adds to the counts: 1, or now and then `stride` */
const share = (counter: Counter): number => {
  counter.seen += 1;
  if (counter.seen <= countedFully) return 1;
  return counter.seen % stride === 0 ? stride : 0;
};

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
  const wanted = Object.fromEntries(columnNames.map((name) => [name, codeOf(name, filters[name])]));
  const chosen = chosenApps(index, filters.integrations);
  const own = filters.apps === null ? undefined : ownApps(index, filters.apps);
  const counters = Object.fromEntries(
    columnNames.map((name) => [name, { counts: new Uint32Array(columns[name].length + 1), seen: 0 }]),
  ) as Record<Column, Counter>;
  const apps: Counter = { counts: new Uint32Array(index.integrations.length), seen: 0 };
  const length = candidates?.length ?? index.size;
  const documents = new Uint32Array(length);
  const free = columnNames.every((name) => wanted[name] === undefined) && chosen.length === 0 && !own;
  if (candidates === undefined && free) return everything(index, documents);

  const [wantTrigger, wantComplexity, wantCategory, wantTier] = columnNames.map((name) => wanted[name] ?? -1);
  const { trigger, complexity, category, tier } = index.columns;
  let total = 0;
  for (let at = 0; at < length; at += 1) {
    const document = candidates === undefined ? at : (candidates[at] as number);
    const fails =
      (wantTrigger !== -1 && trigger[document] !== wantTrigger ? 1 : 0) |
      (wantComplexity !== -1 && complexity[document] !== wantComplexity ? 2 : 0) |
      (wantCategory !== -1 && category[document] !== wantCategory ? 4 : 0) |
      (wantTier !== -1 && tier[document] !== wantTier ? 8 : 0);
    if ((fails & (fails - 1)) !== 0) continue;
    if (chosen.length > 0 && !usesAll(index, document, chosen)) continue;
    if (own !== undefined && !usesOnly(index, document, own)) continue;
    if (fails !== 0) {
      const counter = counters[columnNames[31 - Math.clz32(fails)] as Column];
      const column = index.columns[columnNames[31 - Math.clz32(fails)] as Column];
      const code = column[document] as number;
      counter.counts[code] = (counter.counts[code] as number) + share(counter);
      continue;
    }
    documents[total] = document;
    total += 1;
    const part = share(apps);
    if (part === 0) continue;
    for (const name of columnNames) {
      const code = index.columns[name][document] as number;
      const { counts } = counters[name];
      counts[code] = (counts[code] as number) + part;
    }
    const end = index.appStarts[document + 1] as number;
    for (let app = index.appStarts[document] as number; app < end; app += 1) {
      const id = index.apps[app] as number;
      apps.counts[id] = (apps.counts[id] as number) + part;
    }
  }
  return {
    documents: documents.subarray(0, total),
    total,
    facets: facetsOf(index, counters, apps, wanted, chosen),
  };
}

/** Nothing asked, nothing filtered: the whole library, its counts known without a walk through the integrations. */
function everything(index: SearchIndex, documents: Uint32Array): Filtered {
  const counters = Object.fromEntries(
    columnNames.map((name) => {
      const counts = new Uint32Array(columns[name].length + 1);
      for (const code of index.columns[name]) counts[code] = (counts[code] as number) + 1;
      return [name, { counts, seen: 0 }];
    }),
  ) as Record<Column, Counter>;
  for (let document = 0; document < documents.length; document += 1) documents[document] = document;
  return {
    documents,
    total: documents.length,
    facets: facetsOf(index, counters, { counts: index.appCounts, seen: 0 }, {}, []),
  };
}

/** undefined for every value. */
const codeOf = (name: Column, value: string): number | undefined => {
  const code = (columns[name] as readonly string[]).indexOf(value);
  return code < 0 ? undefined : code;
};

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
  counters: Record<Column, Counter>,
  apps: Counter,
  wanted: Readonly<Record<string, number | undefined>>,
  chosen: readonly number[],
): SearchFacets {
  const facet = (name: Column) =>
    columns[name]
      .map((value, code) => ({ value, count: counters[name].counts[code] as number, code }))
      .filter(({ count, code }) => count > 0 || code === wanted[name])
      .map(({ value, count }) => ({ value, count }))
      .sort(bySize);
  const used = index.integrations
    .map((value, id) => ({ value, count: apps.counts[id] as number, id }))
    .filter(({ count, id }) => count > 0 || chosen.includes(id))
    .sort(bySize);
  return {
    trigger: facet('trigger'),
    complexity: facet('complexity'),
    category: facet('category'),
    integration: used
      .filter(({ id }, at) => at < mostIntegrations || chosen.includes(id))
      .map(({ value, count }) => ({ value, count })),
    tier: facet('tier'),
  };
}
