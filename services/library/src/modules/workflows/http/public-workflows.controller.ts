import { Controller, Get, Param, Query, UseGuards, UseInterceptors } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Language } from '@stroomwerk/contracts';
import {
  CatalogQuery,
  CatalogResponse,
  CategoriesResponse,
  IntegrationsResponse,
  LibraryStats,
  PublicSimilarResponse,
  PublicTradePage,
  PublicWorkflowDetail,
  RetiredWorkflow,
  SlugsQuery,
  Top12Response,
  TradeCollections,
  TradeQuery,
  WorkflowSlugs,
} from '@stroomwerk/contracts/library';
import { Answers, Lang, Public } from '@stroomwerk/kernel';
import { PublicLimit } from '../../limits/http/limits.guards.js';
import { Trades } from '../application/trades.js';
import { Workflows } from '../application/workflows.service.js';
import { PublicCacheInterceptor } from './public-cache.interceptor.js';

/** What a visitor may read without login (decisions.md, access). */
@ApiTags('public')
@Public()
@UseGuards(PublicLimit)
@UseInterceptors(PublicCacheInterceptor)
@Controller()
export class PublicWorkflowsController {
  constructor(
    private readonly workflows: Workflows,
    private readonly trades: Trades,
  ) {}

  @Get('workflows/top12')
  @Answers(Top12Response)
  top12(@Lang() lang: Language): Promise<Top12Response> {
    return this.workflows.top12(lang);
  }

  @Get('workflows/catalog')
  @Answers(CatalogResponse)
  catalog(
    @Query({ schema: CatalogQuery }) query: CatalogQuery,
    @Lang() lang: Language,
  ): Promise<CatalogResponse> {
    return this.workflows.catalog(query, lang);
  }

  @Get('workflows/slugs')
  @Answers(WorkflowSlugs)
  slugs(@Query({ schema: SlugsQuery }) { after }: SlugsQuery): Promise<WorkflowSlugs> {
    return this.workflows.slugs(after);
  }

  @Get('workflows/by-slug/:slug')
  @Answers(PublicWorkflowDetail)
  bySlug(@Param('slug') slug: string, @Lang() lang: Language): Promise<PublicWorkflowDetail> {
    return this.workflows.bySlug(slug, lang);
  }

  @Get('workflows/by-slug/:slug/similar')
  @Answers(PublicSimilarResponse)
  publicSimilar(@Param('slug') slug: string, @Lang() lang: Language): Promise<PublicSimilarResponse> {
    return this.workflows.publicSimilar(slug, lang);
  }

  @Get('workflows/by-slug/:slug/retired')
  @Answers(RetiredWorkflow)
  retired(@Param('slug') slug: string, @Lang() lang: Language): Promise<RetiredWorkflow> {
    return this.workflows.retired(slug, lang);
  }

  @Get('workflows/collections')
  @Answers(TradeCollections)
  async tradeCollections(@Lang() lang: Language): Promise<TradeCollections> {
    return { collections: await this.trades.list(lang) };
  }

  @Get('workflows/collections/:key')
  @Answers(PublicTradePage)
  publicTradePage(
    @Param('key') key: string,
    @Query({ schema: TradeQuery }) { page }: TradeQuery,
    @Lang() lang: Language,
  ): Promise<PublicTradePage> {
    return this.trades.publicPage(key, page, lang);
  }

  @Get('workflows-library/integrations')
  @Answers(IntegrationsResponse)
  integrations(): Promise<IntegrationsResponse> {
    return this.workflows.integrations();
  }

  @Get('workflows-library/stats')
  @Answers(LibraryStats)
  stats(): Promise<LibraryStats> {
    return this.workflows.stats();
  }

  @Get('workflows-library/categories')
  @Answers(CategoriesResponse)
  categories(@Lang() lang: Language): Promise<CategoriesResponse> {
    return this.workflows.categories(lang);
  }
}
