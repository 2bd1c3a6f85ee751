import { IndexBuilder } from '../src/modules/search/domain/builder.js';
import type { SearchDocument } from '../src/modules/search/domain/document.js';
import { type Found, type SearchRequest, search } from '../src/modules/search/domain/search.js';
import type { SearchIndex } from '../src/modules/search/domain/search-index.js';
import { categoryNames } from '../src/modules/workflows/domain/views.js';

/** A workflow as a test needs it: what is left out is usual. Its key is its place in the list, from 1. */
export type Sketch = Partial<Omit<SearchDocument, 'key'>>;

const usual: Omit<SearchDocument, 'key'> = {
  name: 'Zonder naam',
  nameEnglish: 'Without a name',
  integrations: [],
  tags: [],
  category: 'data',
  trigger: 'Webhook',
  complexity: 'low',
  tier: 'starter',
  nodes: [],
  actions: [],
  texts: [],
  pattern: null,
  minutesSaved: 5,
  popularity: 0,
  addedAt: 0,
};

/** Runs a builder's steps to the end. */
export function finished(builder: IndexBuilder): SearchIndex {
  const steps = builder.finish();
  let step = steps.next();
  while (!step.done) step = steps.next();
  return step.value;
}

/** An index of these, in this order. */
export function indexOf(
  sketches: readonly Sketch[],
  phrases: ReadonlyMap<string, readonly string[]> = new Map(),
): SearchIndex {
  const documents = sketches.map((sketch, at) => ({ ...usual, ...sketch, key: at + 1 }));
  const integrations = [...new Set(documents.flatMap((document) => document.integrations))];
  const builder = new IndexBuilder({ version: 1, integrations, phrases, categoryNames });
  for (const document of documents) builder.add(document);
  return finished(builder);
}

/** Nothing asked, nothing filtered, the first page. */
export const anything: SearchRequest = {
  q: '',
  trigger: 'all',
  complexity: 'all',
  category: 'all',
  tier: 'all',
  integrations: [],
  apps: null,
  sort: 'relevance',
  offset: 0,
  limit: 20,
  grouped: false,
  suiting: [],
};

export const find = (index: SearchIndex, request: Partial<SearchRequest>): Found =>
  search(index, { ...anything, ...request });

/** Whole numbers from 0 up to `below`, the same each time for the same seed. */
export function numbers(seed: number): (below: number) => number {
  let state = seed >>> 0;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}
