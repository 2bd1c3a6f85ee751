import { Injectable } from '@nestjs/common';
import type { Language } from '@stroomwerk/contracts';
import type { Category, SearchFacets } from '@stroomwerk/contracts/library';
import { AppError, Clock } from '@stroomwerk/kernel';
import { DataSource } from 'typeorm';
import { runningFilenames, runningOf } from '../../automations/index.js';
import { Taking } from '../../downloads/application/taking.js';
import { lockAccount, tookSince } from '../../downloads/index.js';
import { ReadingLimits } from '../../limits/application/reading-limits.js';
import { type FoundPage, LibrarySearch } from '../../search/application/library-search.js';
import { MyAppsStore } from '../../shelf/application/my-apps.store.js';
import { Recipes } from '../../workflows/application/recipes.js';
import { categoryNames } from '../../workflows/domain/views.js';
import { partsOf, type TemplateQuery, wantedCategories } from '../domain/query.js';
import { toCard, toEditor, toPage } from '../domain/template.js';
import { type TemplateRow, templatesBy } from '../persistence/templates.js';
import type { Owner } from './gallery-keys.service.js';

type Found = Pick<FoundPage['found'], 'total' | 'facets'> & { readonly filenames: readonly string[] };
type Slice = { readonly offset: number; readonly limit: number };

/** Calls for one workflow within an hour are one taking. */
const togetherMs = 3_600_000;

/** What an account's n8n asks of its gallery, beside collections. */
@Injectable()
export class Gallery {
  constructor(
    private readonly database: DataSource,
    private readonly library: LibrarySearch,
    private readonly taking: Taking,
    private readonly limits: ReadingLimits,
    private readonly apps: MyAppsStore,
    private readonly recipes: Recipes,
    private readonly clock: Clock,
  ) {}

  /** A page of cards, one for a recipe. Of several categories one after the other. @throws AppError library.too_many_searches */
  async search({ userId, accountId, lang }: Owner, query: TemplateQuery) {
    this.limits.search(userId);
    const slice = { offset: (query.page - 1) * query.limit, limit: query.limit };
    const own = await this.apps.reach(userId);
    const { total, filenames, facets } = await this.find(query, slice, own);
    const templates = await templatesBy(this.database, 'filename', filenames, lang);
    const running = new Set(await runningFilenames(this.database, accountId));
    return {
      totalWorkflows: total,
      workflows: templates.map((template) => toCard(template, lang, running.has(template.filename))),
      filters: facets === undefined ? [] : filtersOf(facets, lang),
    };
  }

  /**
   * The page of one template. It holds the whole workflow, which n8n inserts without asking again, so this is taking it.
   * @throws AppError library.workflow_not_found, library.too_many_downloads
   */
  async page(owner: Owner, id: string) {
    const template = await this.taken(owner, id);
    const { pattern, number } = template;
    const variants = pattern === null ? undefined : (await this.recipes.variants([pattern])).get(pattern);
    return {
      workflow: toPage(template, owner.lang, {
        others: (variants ?? []).filter((other) => other.number !== number),
        running: await runningOf(this.database, owner.accountId, template.filename),
      }),
    };
  }

  /** A workflow for the editor. @throws AppError library.workflow_not_found, library.too_many_downloads */
  async take(owner: Owner, id: string) {
    return toEditor(await this.taken(owner, id), owner.lang);
  }

  /** Looking at a page and inserting it belong together: one row of the audit. */
  private async taken({ lang, ...by }: Owner, id: string): Promise<TemplateRow> {
    const template = await this.template(id, lang);
    const since = new Date(this.clock.now().getTime() - togetherMs);
    await this.database.transaction(async (manager) => {
      await lockAccount(manager, by.accountId);
      if (await tookSince(manager, by.userId, template, 'gallery', since)) return;
      await this.taking.record(manager, { by, files: [template], via: 'gallery' });
    });
    return template;
  }

  private async template(id: string, lang: Language): Promise<TemplateRow> {
    const number = /^[1-9]\d{0,8}$/.test(id) ? Number(id) : 0;
    const [template] = await templatesBy(this.database, 'number', [number], lang);
    if (template === undefined) throw new AppError('library.workflow_not_found');
    return template;
  }

  private async find(
    query: TemplateQuery,
    slice: Slice,
    own: readonly string[],
  ): Promise<Omit<Found, 'facets'> & { facets?: SearchFacets }> {
    const categories = wantedCategories(query.categories);
    if (categories === undefined) return this.slice(query, 'all', slice, own);
    if (categories.length === 1) return this.slice(query, categories[0] ?? 'all', slice, own);
    const lists = await Promise.all(
      categories.map((category) => this.slice(query, category, { offset: 0, limit: 1 }, own)),
    );
    const totals = lists.map(({ total }) => total);
    const parts = partsOf(totals, slice.offset, slice.limit);
    const found = await Promise.all(
      parts.map(({ list, from, count }) =>
        this.slice(query, categories[list] ?? 'all', { offset: from, limit: count }, own),
      ),
    );
    return {
      total: totals.reduce((sum, total) => sum + total, 0),
      filenames: found.flatMap(({ filenames }) => filenames),
      facets: lists[0]?.facets,
    };
  }

  /** The library pages by whole pages, so a slice may need two of them. */
  private async slice(
    { search, sort, apps }: TemplateQuery,
    category: Category | 'all',
    { offset, limit }: Slice,
    own: readonly string[],
  ): Promise<Found> {
    const first = Math.floor(offset / limit) + 1;
    const pages: FoundPage[] = [];
    for (const page of offset % limit === 0 ? [first] : [first, first + 1])
      pages.push(
        await this.library.page(
          {
            ...{ q: search, trigger: 'all', complexity: 'all', tier: 'all', category, sort },
            ...{ integration: apps.join(','), group: 'recipe', page, per_page: limit },
          },
          null,
          own,
        ),
      );
    const skip = offset % limit;
    const rows = pages.flatMap((page) => page.rows).slice(skip, skip + limit);
    const [{ found }] = pages as [FoundPage];
    // n8n asks for further pages until it has as many cards.
    return {
      total: found.recipes ?? found.total,
      facets: found.facets,
      filenames: rows.map(({ filename }) => filename),
    };
  }
}

/** Counts beside the results, in the shape of a search engine that n8n took over. */
function filtersOf(facets: SearchFacets, lang: Language) {
  const filter = (field: string, values: readonly { value: string; count: number }[]) => ({
    field_name: field,
    sampled: false,
    stats: { total_values: values.length },
    counts: values.map(({ value, count }) => ({ count, highlighted: value, value })),
  });
  const named = facets.category.map(({ value, count }) => ({
    value: Reflect.has(categoryNames, value) ? categoryNames[value as Category][lang] : value,
    count,
  }));
  return [filter('category', named), filter('app', facets.integration)];
}
