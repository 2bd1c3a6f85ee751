import { Body, Controller, Get, Headers, HttpCode, Post, Query, UseGuards } from '@nestjs/common';
import { VisitCount, VisitCountAnswer, Visits, VisitsQuery } from '@stroomwerk/contracts/ai-ops';
import { Answers, Public } from '@stroomwerk/kernel';
import { ViewGuard } from '../../control/http/view.guard.js';
import { VisitsService } from '../application/visits.service.js';

@Controller()
export class VisitsController {
  constructor(private readonly visits: VisitsService) {}

  @Public()
  @Post('analytics/visits')
  @HttpCode(200)
  @Answers(VisitCountAnswer)
  async count(
    @Body({ schema: VisitCount }) body: VisitCount,
    @Headers('dnt') doNotTrack?: string,
    @Headers('sec-gpc') privacyControl?: string,
    @Headers('user-agent') userAgent?: string,
  ): Promise<VisitCountAnswer> {
    if (doNotTrack === '1' || privacyControl === '1') return { counted: false };
    return { counted: await this.visits.count(body, userAgent) };
  }

  @Get('ultimate-dashboard/visits')
  @UseGuards(ViewGuard)
  @Answers(Visits)
  read(@Query({ schema: VisitsQuery }) query: { days: number }): Promise<Visits> {
    return this.visits.read(query.days);
  }
}
