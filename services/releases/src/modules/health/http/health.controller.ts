import { Body, Controller, Get, HttpCode, Param, Post, Query } from '@nestjs/common';
import {
  ReleaseHealth,
  ReleaseHealthQuery,
  ReleasesOverview,
  ViewReport,
  ViewReportAnswer,
} from '@stroomwerk/contracts/releases';
import { Answers, Public } from '@stroomwerk/kernel';
import { Actor, Allow, type ReleaseActor } from '../../access/index.js';
import { ReadHealth } from '../application/read-health.js';
import { ViewIntake } from '../application/view-intake.js';

@Controller('releases')
export class HealthController {
  constructor(
    private readonly intake: ViewIntake,
    private readonly reading: ReadHealth,
  ) {}

  @Public()
  @Post('views')
  @HttpCode(200)
  @Answers(ViewReportAnswer)
  report(@Body({ schema: ViewReport }) body: ViewReport): Promise<ViewReportAnswer> {
    return this.intake.report(body);
  }

  @Allow('ops', 'member')
  @Get('overview')
  @Answers(ReleasesOverview)
  overview(@Actor() by: ReleaseActor): Promise<ReleasesOverview> {
    return this.reading.overview(by.kind === 'ops');
  }

  @Allow('ops', 'team-token', 'member')
  @Get(':remote/health')
  @Answers(ReleaseHealth)
  health(
    @Param('remote') remote: string,
    @Query({ schema: ReleaseHealthQuery }) query: { hours: number },
  ): Promise<ReleaseHealth> {
    return this.reading.health(remote, query.hours);
  }
}
