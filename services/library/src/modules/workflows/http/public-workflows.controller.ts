import { Controller, Get, Param, Query, UseInterceptors } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import {
  CatalogQuery,
  type CatalogResponse,
  type CategoriesResponse,
  type Language,
  type LibraryStats,
  type PublicWorkflow,
  type Top12Response,
} from '@stroomwerk/contracts';
import { Lang, Public } from '@stroomwerk/kernel';
import { Workflows } from '../application/workflows.service.js';
import { PublicCacheInterceptor } from './public-cache.interceptor.js';

/** What a visitor may read without login (decisions.md, access). */
@ApiTags('public')
@Public()
@UseInterceptors(PublicCacheInterceptor)
@Controller()
export class PublicWorkflowsController {
  constructor(private readonly workflows: Workflows) {}

  @Get('workflows/top12')
  @ApiOkResponse({ description: 'Top12Response' })
  top12(@Lang() lang: Language): Promise<Top12Response> {
    return this.workflows.top12(lang);
  }

  @Get('workflows/catalog')
  @ApiOkResponse({ description: 'CatalogResponse' })
  catalog(
    @Query({ schema: CatalogQuery }) query: CatalogQuery,
    @Lang() lang: Language,
  ): Promise<CatalogResponse> {
    return this.workflows.catalog(query, lang);
  }

  @Get('workflows/by-slug/:slug')
  @ApiOkResponse({ description: 'PublicWorkflow' })
  bySlug(@Param('slug') slug: string, @Lang() lang: Language): Promise<PublicWorkflow> {
    return this.workflows.bySlug(slug, lang);
  }

  @Get('workflows-library/stats')
  @ApiOkResponse({ description: 'LibraryStats' })
  stats(): Promise<LibraryStats> {
    return this.workflows.stats();
  }

  @Get('workflows-library/categories')
  @ApiOkResponse({ description: 'CategoriesResponse' })
  categories(@Lang() lang: Language): Promise<CategoriesResponse> {
    return this.workflows.categories(lang);
  }
}
