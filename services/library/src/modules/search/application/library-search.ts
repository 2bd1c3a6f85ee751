import { Injectable } from '@nestjs/common';
import type { SearchFacets, SearchQuery } from '@stroomwerk/contracts/library';
import { DataSource } from 'typeorm';
import type { CardRow } from '../../workflows/index.js';
import { appCountsOf } from '../domain/facets.js';
import { nearestTo } from '../domain/nearest.js';
import { search } from '../domain/search.js';
import { documentOf, similarTo } from '../domain/similar.js';
import { cardsByNumber, numberOf } from '../persistence/numbered-cards.js';
import { CardCache } from './card-cache.js';
import { HiddenSince } from './hidden-since.js';
import { LibraryIndex } from './library-index.js';

export interface FoundPage {
  /** Of the library, which the index may not have followed yet: what was hidden since is left out. */
  readonly version: number;
  readonly rows: readonly CardRow[];
  /** What comes nearest, where nothing was found. */
  readonly nearest?: readonly CardRow[];
  readonly found: {
    readonly pages: number;
    readonly total: number;
    readonly total_exact: boolean;
    readonly recipes?: number;
    readonly page: number;
    readonly per_page: number;
    readonly facets: SearchFacets;
    readonly corrected: string | null;
  };
}

/** Workflows that are offered where a search finds nothing. */
const mostNearest = 6;
/** Workflows that a page of one workflow shows beside it. */
const mostSimilar = 6;

const names = (list: string): string[] => [
  ...new Set(
    list
      .split(',')
      .map((name) => name.trim())
      .filter((name) => name !== ''),
  ),
];

/** Answers from the index; the cards that a page shows come from PostgreSQL. */
@Injectable()
export class LibrarySearch {
  private readonly cards = new CardCache();

  constructor(
    private readonly database: DataSource,
    private readonly index: LibraryIndex,
    private readonly since: HiddenSince,
  ) {}

  /**
   * @param apps the account's own, where only workflows for those are wanted; else null
   * @param suiting the account's own: of a recipe the workflow that suits them is shown
   */
  async page(
    query: Omit<SearchQuery, 'my_apps'>,
    apps: readonly string[] | null,
    suiting: readonly string[] = [],
  ): Promise<FoundPage> {
    const index = await this.index.current();
    const { version, hidden } = await this.since.of(index);
    const { page, per_page, integration, group, ...rest } = query;
    const { keys, total, totalExact, recipes, facets, corrected } = search(index, {
      ...rest,
      integrations: names(integration),
      apps,
      suiting,
      grouped: group === 'recipe',
      offset: (page - 1) * per_page,
      limit: per_page,
      hidden,
    });
    return {
      version,
      rows: await this.rows(version, keys),
      ...(total === 0 && {
        nearest: await this.rows(version, nearestTo(index, rest.q, mostNearest, hidden)),
      }),
      found: {
        pages: Math.ceil((recipes ?? total) / per_page),
        total,
        total_exact: totalExact,
        ...(recipes === undefined ? {} : { recipes }),
        page,
        per_page,
        facets,
        corrected,
      },
    };
  }

  /** The most alike first; undefined where no published workflow has that filename or slug. */
  async similar(by: 'filename' | 'slug', value: string): Promise<readonly CardRow[] | undefined> {
    const number = await numberOf(this.database, by, value);
    if (number === undefined) return undefined;
    const index = await this.index.current();
    const document = documentOf(index, number);
    if (document < 0) return [];
    const { version, hidden } = await this.since.of(index);
    return this.rows(version, similarTo(index, document, mostSimilar, hidden));
  }

  /** Every integration with the number of workflows that use it, by name. */
  async integrations(): Promise<{ name: string; count: number }[]> {
    const index = await this.index.current();
    const { hidden } = await this.since.of(index);
    const counts = appCountsOf(index, hidden);
    return index.integrations
      .map((name, id) => ({ name, count: counts[id] ?? 0 }))
      .filter(({ count }) => count > 0);
  }

  private async rows(version: number, keys: readonly number[]): Promise<CardRow[]> {
    const known = this.cards.of(version);
    // Held here: while the missing ones are put in, the cache may let go of those it had.
    const found = new Map(keys.map((key) => [key, known.get(key)]));
    const missing = keys.filter((key) => found.get(key) === undefined);
    if (missing.length > 0)
      for (const card of await cardsByNumber(this.database, missing)) {
        known.put(card.number, card);
        found.set(card.number, card);
      }
    return keys.flatMap((key) => found.get(key) ?? []);
  }
}
