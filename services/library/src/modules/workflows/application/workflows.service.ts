import { Injectable } from '@nestjs/common';
import type { Language } from '@stroomwerk/contracts';
import {
  type CatalogQuery,
  type CatalogResponse,
  type CategoriesResponse,
  Category,
  type IntegrationsResponse,
  type LibraryStats,
  type PublicSimilarResponse,
  type PublicWorkflowDetail,
  type Recipe,
  type RetiredWorkflow,
  type SearchQuery,
  type SearchResponse,
  type SimilarResponse,
  type Top12Response,
  type WorkflowDetail,
  type WorkflowSlugs,
} from '@stroomwerk/contracts/library';
import { AppError, Clock, type Principal } from '@stroomwerk/kernel';
import { DataSource } from 'typeorm';
import { runningOf } from '../../automations/index.js';
import { Access } from '../../entitlements/application/access.js';
import { LibrarySearch } from '../../search/application/library-search.js';
import { toldOfWorkflow, toldOn } from '../../seen/index.js';
import { MyAppsStore } from '../../shelf/application/my-apps.store.js';
import {
  categoryNames,
  toDetail,
  toLibraryWorkflow,
  toPublicDetail,
  toPublicWorkflow,
  toTopWorkflow,
} from '../domain/views.js';
import { type CardRow, slugsAfter, topWorkflows } from '../persistence/cards.js';
import { measureNow } from '../persistence/popular.js';
import { retirementOf } from '../persistence/retirements.js';
import { WorkflowEntity } from '../persistence/workflow.entity.js';
import { LibraryFigures } from './library-figures.js';
import { Recipes, recipeIn } from './recipes.js';

/** Slugs that one answer gives. */
const mostSlugs = 10_000;

/** What the library shows: figures and the public catalogue to anybody, search and detail to whom it opens. */
@Injectable()
export class Workflows {
  constructor(
    private readonly database: DataSource,
    private readonly access: Access,
    private readonly library: LibrarySearch,
    private readonly counted: LibraryFigures,
    private readonly apps: MyAppsStore,
    private readonly recipes: Recipes,
    private readonly clock: Clock,
  ) {}

  async stats(): Promise<LibraryStats> {
    const [figures, seen_on] = [await this.counted.figures(), await toldOn(this.database)];
    return { ...figures, seen_on, measured_at: this.clock.now().toISOString() };
  }

  /** All ten, those without a workflow with the count 0. */
  async categories(lang: Language): Promise<CategoriesResponse> {
    const rows = await this.counted.categories();
    const counts = new Map(rows.map(({ category, count }) => [category, count]));
    const entries = Category.options.map((key) => [
      key,
      { name: categoryNames[key][lang], count: counts.get(key) ?? 0 },
    ]);
    return { categories: Object.fromEntries(entries) };
  }

  async top12(lang: Language): Promise<Top12Response> {
    const [rows, measure] = [await topWorkflows(this.database), await measureNow(this.database)];
    return { workflows: rows.map((row, at) => toTopWorkflow(row, at + 1, lang)), measure };
  }

  async catalog(query: CatalogQuery, lang: Language): Promise<CatalogResponse> {
    const { rows, found, nearest, version } = await this.library.page(query, null);
    const recipes = await this.recipesOf(query, rows, lang, [], version);
    const shown = (row: CardRow) => toPublicWorkflow(row, lang);
    return {
      workflows: rows.map((row) => ({ ...shown(row), ...recipeIn(recipes, row) })),
      ...found,
      ...(nearest && { nearest: nearest.map(shown) }),
    };
  }

  /** @param after the last slug that is known; none: from the first */
  async slugs(after = ''): Promise<WorkflowSlugs> {
    const found = await slugsAfter(this.database, after, mostSlugs + 1);
    return { slugs: found.slice(0, mostSlugs), more: found.length > mostSlugs };
  }

  async integrations(): Promise<IntegrationsResponse> {
    return { integrations: await this.library.integrations() };
  }

  /** @throws AppError library.workflow_not_found */
  async bySlug(slug: string, lang: Language): Promise<PublicWorkflowDetail> {
    const row = await this.database.getRepository(WorkflowEntity).findOneBy({ slug, published: true });
    if (row === null) throw new AppError('library.workflow_not_found');
    const recipes = await this.recipes.of([row], lang, []);
    return {
      ...toPublicDetail(row, lang, await this.alike(row)),
      ...recipeIn(recipes, row),
      ...(await this.seen(row)),
    };
  }

  /** What others saw of it, where enough run it. */
  private async seen({ id }: WorkflowEntity): Promise<Pick<WorkflowDetail, 'seen'>> {
    const seen = await toldOfWorkflow(this.database, id);
    return seen === undefined ? {} : { seen };
  }

  /** The workflow of its recipe whose cases stand for one, unless that is hidden meanwhile. */
  private alike({ ran }: WorkflowEntity): Promise<WorkflowEntity | null> {
    const slug = ran?.like;
    return slug === undefined
      ? Promise.resolve(null)
      : this.database.getRepository(WorkflowEntity).findOne({
          select: { slug: true, filename: true, name: true, english: true, ran: true },
          where: { slug, published: true },
        });
  }

  /** @throws AppError library.workflow_not_found where none with that slug was retired */
  async retired(slug: string, lang: Language): Promise<RetiredWorkflow> {
    const found = await retirementOf(this.database, slug, lang);
    if (found === undefined) throw new AppError('library.workflow_not_found');
    return found;
  }

  /** @throws AppError library.workflow_not_found */
  async publicSimilar(slug: string, lang: Language): Promise<PublicSimilarResponse> {
    const rows = await this.library.similar('slug', slug);
    if (rows === undefined) throw new AppError('library.workflow_not_found');
    return { workflows: rows.map((row) => toPublicWorkflow(row, lang)) };
  }

  /** @throws AppError library.subscription_required */
  async search(user: Principal, query: SearchQuery, lang: Language): Promise<SearchResponse> {
    const { my_apps, ...rest } = query;
    const [apps] = await Promise.all([
      my_apps === 'true' || query.group === 'recipe' ? this.apps.reach(user.userId) : [],
      this.access.require(user),
    ]);
    const { rows, found, nearest, version } = await this.library.page(
      rest,
      my_apps === 'true' ? apps : null,
      apps,
    );
    const recipes = await this.recipesOf(query, rows, lang, apps, version);
    const shown = (row: CardRow) => toLibraryWorkflow(row, lang);
    return {
      workflows: rows.map((row) => ({ ...shown(row), ...recipeIn(recipes, row) })),
      ...found,
      ...(nearest && { nearest: nearest.map(shown) }),
    };
  }

  /** The recipes of a page, where it is one of recipes. */
  private recipesOf(
    { group }: Pick<SearchQuery, 'group'>,
    rows: readonly CardRow[],
    lang: Language,
    apps: readonly string[],
    version: number,
  ): Promise<ReadonlyMap<string, Recipe>> {
    return group === 'recipe' ? this.recipes.of(rows, lang, apps, version) : Promise.resolve(new Map());
  }

  /** @throws AppError library.subscription_required, library.workflow_not_found */
  async similar(user: Principal, filename: string, lang: Language): Promise<SimilarResponse> {
    await this.access.require(user);
    const rows = await this.library.similar('filename', filename);
    if (rows === undefined) throw new AppError('library.workflow_not_found');
    return { workflows: rows.map((row) => toLibraryWorkflow(row, lang)) };
  }

  /** @throws AppError library.subscription_required, library.workflow_not_found */
  async detail(user: Principal, filename: string, lang: Language): Promise<WorkflowDetail> {
    const [apps] = await Promise.all([this.apps.reach(user.userId), this.access.require(user)]);
    const row = await this.database.getRepository(WorkflowEntity).findOneBy({ filename, published: true });
    if (row === null) throw new AppError('library.workflow_not_found');
    const recipes = await this.recipes.of([row], lang, apps);
    return {
      ...toDetail(row, lang, await this.alike(row)),
      ...recipeIn(recipes, row),
      ...(await this.seen(row)),
      running: await runningOf(this.database, user.accountId, filename),
    };
  }
}
