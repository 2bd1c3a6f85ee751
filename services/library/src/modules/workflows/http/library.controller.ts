import { Controller, Get, Param, Query, Res, UseGuards } from '@nestjs/common';
import { ApiBearerAuth, ApiOkResponse, ApiProduces, ApiTags } from '@nestjs/swagger';
import type { Language } from '@stroomwerk/contracts';
import {
  Entitlement,
  FileQuery,
  SearchQuery,
  SearchResponse,
  SimilarResponse,
  TradePage,
  TradeQuery,
  WorkflowDetail,
} from '@stroomwerk/contracts/library';
import { Answers, CurrentUser, Lang, type Principal } from '@stroomwerk/kernel';
import type { FastifyReply } from 'fastify';
import { Downloads } from '../../downloads/application/downloads.service.js';
import { sendFile } from '../../downloads/http/send-file.js';
import { Access } from '../../entitlements/application/access.js';
import { SearchLimit } from '../../limits/http/limits.guards.js';
import { Trades } from '../application/trades.js';
import { Workflows } from '../application/workflows.service.js';

/** The library behind the login: 401 without token, 403 library.subscription_required without plan. */
@ApiTags('library')
@ApiBearerAuth()
@Controller('workflows-library')
export class LibraryController {
  constructor(
    private readonly workflows: Workflows,
    private readonly trades: Trades,
    private readonly downloads: Downloads,
    private readonly access: Access,
  ) {}

  @UseGuards(SearchLimit)
  @Get('search')
  @Answers(SearchResponse)
  search(
    @CurrentUser() user: Principal,
    @Query({ schema: SearchQuery }) query: SearchQuery,
    @Lang() lang: Language,
  ): Promise<SearchResponse> {
    return this.workflows.search(user, query, lang);
  }

  @Get('entitlement')
  @Answers(Entitlement)
  entitlement(@CurrentUser() user: Principal): Promise<Entitlement> {
    return this.access.of(user);
  }

  @Get('by-trade/:key')
  @Answers(TradePage)
  byTrade(
    @CurrentUser() user: Principal,
    @Param('key') key: string,
    @Query({ schema: TradeQuery }) { page }: TradeQuery,
    @Lang() lang: Language,
  ): Promise<TradePage> {
    return this.trades.memberPage(user, key, page, lang);
  }

  @Get(':filename')
  @Answers(WorkflowDetail)
  detail(
    @CurrentUser() user: Principal,
    @Param('filename') filename: string,
    @Lang() lang: Language,
  ): Promise<WorkflowDetail> {
    return this.workflows.detail(user, filename, lang);
  }

  @Get(':filename/similar')
  @Answers(SimilarResponse)
  similar(
    @CurrentUser() user: Principal,
    @Param('filename') filename: string,
    @Lang() lang: Language,
  ): Promise<SimilarResponse> {
    return this.workflows.similar(user, filename, lang);
  }

  @Get(':filename/download')
  @ApiProduces('application/json')
  @ApiOkResponse({ description: 'The n8n workflow file, saved under its filename' })
  async download(
    @CurrentUser() user: Principal,
    @Param('filename') filename: string,
    @Query({ schema: FileQuery }) query: FileQuery,
    @Lang() lang: Language,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    sendFile(reply, await this.downloads.take(user, filename, query.lang ?? lang));
  }
}
