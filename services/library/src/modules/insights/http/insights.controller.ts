import { Body, Controller, Get, Param, Put, Query, Res } from '@nestjs/common';
import { ApiBearerAuth, ApiOkResponse, ApiProduces, ApiTags } from '@nestjs/swagger';
import type { Language } from '@stroomwerk/contracts';
import {
  AccountRate,
  Analytics,
  AnalyticsQuery,
  MinutesPerRun,
  SaveMinutes,
} from '@stroomwerk/contracts/library';
import { Answers, CurrentUser, Lang, type Principal } from '@stroomwerk/kernel';
import type { FastifyReply } from 'fastify';
import { attachment } from '../../downloads/domain/disposition.js';
import { AnalyticsService } from '../application/analytics.service.js';
import { Rates } from '../application/rates.service.js';

/** What the signed-in customer's automations did and saved. */
@ApiTags('automations')
@ApiBearerAuth()
@Controller()
export class InsightsController {
  constructor(
    private readonly insights: AnalyticsService,
    private readonly rates: Rates,
  ) {}

  @Get('dashboard/analytics')
  @Answers(Analytics)
  analytics(
    @CurrentUser() user: Principal,
    @Query({ schema: AnalyticsQuery }) query: AnalyticsQuery,
  ): Promise<Analytics> {
    return this.insights.of(user, query);
  }

  @Get('dashboard/analytics.csv')
  @ApiProduces('text/csv')
  @ApiOkResponse({
    description: 'Runs by day and automation; the parts between semicolons in Dutch, commas in English',
  })
  async analyticsCsv(
    @CurrentUser() user: Principal,
    @Query({ schema: AnalyticsQuery }) query: AnalyticsQuery,
    @Lang() lang: Language,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const { name, csv } = await this.insights.csv(user, query, lang);
    reply
      .header('content-type', 'text/csv; charset=utf-8')
      .header('content-disposition', attachment(name))
      .header('x-content-type-options', 'nosniff')
      .header('cache-control', 'private, no-store')
      .send(Buffer.from(csv, 'utf8'));
  }

  @Get('dashboard/rate')
  @Answers(AccountRate)
  accountRate(@CurrentUser() user: Principal): Promise<AccountRate> {
    return this.rates.of(user);
  }

  @Put('dashboard/rate')
  @Answers(AccountRate)
  saveAccountRate(
    @CurrentUser() user: Principal,
    @Body({ schema: AccountRate }) body: AccountRate,
    @Lang() lang: Language,
  ): Promise<AccountRate> {
    return this.rates.save(user, body, lang);
  }

  @Put('automations/:id/minutes')
  @Answers(MinutesPerRun)
  saveMinutes(
    @CurrentUser() user: Principal,
    @Param('id') id: string,
    @Body({ schema: SaveMinutes }) { minutes }: SaveMinutes,
  ): Promise<MinutesPerRun> {
    return this.rates.setMinutes(user, id, minutes);
  }
}
