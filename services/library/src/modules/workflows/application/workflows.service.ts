import { Injectable } from '@nestjs/common';
import type { Language } from '@stroomwerk/contracts';
import {
  type CatalogResponse,
  type CategoriesResponse,
  Category,
  type LibraryStats,
  type PublicWorkflowDetail,
  type SearchQuery,
  type SearchResponse,
  type Top12Response,
  type WorkflowDetail,
} from '@stroomwerk/contracts/library';
import { AppError, Clock, type Principal } from '@stroomwerk/kernel';
import { DataSource } from 'typeorm';
import { Access } from '../../entitlements/application/access.js';
import { searchTerms } from '../domain/search-terms.js';
import {
  categoryNames,
  toDetail,
  toLibraryWorkflow,
  toPublicDetail,
  toPublicWorkflow,
  toTopWorkflow,
} from '../domain/views.js';
import { categoryCounts, libraryStats } from '../persistence/figures.js';
import { searchWorkflows, topWorkflows } from '../persistence/search.js';
import { WorkflowEntity } from '../persistence/workflow.entity.js';

/** What the index will answer; the table alone knows none of it. */
const unknownYet = {
  total_exact: true,
  facets: { trigger: [], complexity: [], category: [], integration: [], tier: [] },
  corrected: null,
};

/** Pages of an empty result: none. */
const pagesOf = (total: number, perPage: number): number => Math.ceil(total / perPage);

/** What the library shows: figures and the public catalogue to anybody, search and detail to whom it opens. */
@Injectable()
export class Workflows {
  constructor(
    private readonly database: DataSource,
    private readonly access: Access,
    private readonly clock: Clock,
  ) {}

  async stats(): Promise<LibraryStats> {
    return { ...(await libraryStats(this.database)), measured_at: this.clock.now().toISOString() };
  }

  /** All ten, those without a workflow with the count 0. */
  async categories(lang: Language): Promise<CategoriesResponse> {
    const rows = await categoryCounts(this.database);
    const counts = new Map(rows.map(({ category, count }) => [category, count]));
    const entries = Category.options.map((key) => [
      key,
      { name: categoryNames[key][lang], count: counts.get(key) ?? 0 },
    ]);
    return { categories: Object.fromEntries(entries) };
  }

  async top12(lang: Language): Promise<Top12Response> {
    return { workflows: (await topWorkflows(this.database)).map((row) => toTopWorkflow(row, lang)) };
  }

  async catalog(
    query: Pick<SearchQuery, 'q' | 'category' | 'page' | 'per_page'>,
    lang: Language,
  ): Promise<CatalogResponse> {
    const { category, page, per_page } = query;
    const filter = {
      terms: searchTerms(query.q),
      trigger: 'all',
      complexity: 'all',
      category,
      page,
      per_page,
    } as const;
    const { rows, total } = await searchWorkflows(this.database, filter);
    return {
      workflows: rows.map((row) => toPublicWorkflow(row, lang)),
      pages: pagesOf(total, per_page),
      total,
      page,
      per_page,
      ...unknownYet,
    };
  }

  /** @throws AppError library.workflow_not_found */
  async bySlug(slug: string, lang: Language): Promise<PublicWorkflowDetail> {
    const row = await this.database.getRepository(WorkflowEntity).findOneBy({ slug, published: true });
    if (row === null) throw new AppError('library.workflow_not_found');
    return toPublicDetail(row, lang);
  }

  /** @throws AppError library.subscription_required */
  async search(user: Principal, query: SearchQuery, lang: Language): Promise<SearchResponse> {
    await this.access.require(user);
    const { trigger, complexity, category, page, per_page } = query;
    const filter = { terms: searchTerms(query.q), trigger, complexity, category, page, per_page };
    const { rows, total } = await searchWorkflows(this.database, filter);
    return {
      workflows: rows.map((row) => toLibraryWorkflow(row, lang)),
      pages: pagesOf(total, per_page),
      total,
      page,
      per_page,
      ...unknownYet,
    };
  }

  /** @throws AppError library.subscription_required, library.workflow_not_found */
  async detail(user: Principal, filename: string, lang: Language): Promise<WorkflowDetail> {
    await this.access.require(user);
    const row = await this.database.getRepository(WorkflowEntity).findOneBy({ filename, published: true });
    if (row === null) throw new AppError('library.workflow_not_found');
    return toDetail(row, lang);
  }
}
