import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { ApiOkResponse } from '@nestjs/swagger';
import { AnalyticsEvent, ErrorReport, Received } from '@stroomwerk/contracts/ai-ops';
import { Public } from '@stroomwerk/kernel';
import { IntakeService } from '../application/intake.service.js';

@Controller()
@Public()
export class IntakeController {
  constructor(private readonly intake: IntakeService) {}

  @Post('ai-monitoring/error-report')
  @HttpCode(200)
  @ApiOkResponse({ schema: Received })
  errorReport(@Body({ schema: ErrorReport }) body: ErrorReport): Promise<Received> {
    return this.intake.errorReport(body);
  }

  @Post('analytics/track')
  @HttpCode(200)
  @ApiOkResponse({ schema: Received })
  track(@Body({ schema: AnalyticsEvent }) body: AnalyticsEvent): Promise<Received> {
    return this.intake.track(body);
  }
}
