import { Body, Controller, Post } from '@nestjs/common';
import { AnalyticsEvent, ErrorReport, Received } from '@stroomwerk/contracts/ai-ops';
import { Answers, Public } from '@stroomwerk/kernel';
import { IntakeService } from '../application/intake.service.js';

@Controller()
@Public()
export class IntakeController {
  constructor(private readonly intake: IntakeService) {}

  @Post('ai-monitoring/error-report')
  @Answers(Received)
  errorReport(@Body({ schema: ErrorReport }) body: ErrorReport): Promise<Received> {
    return this.intake.errorReport(body);
  }

  @Post('analytics/track')
  @Answers(Received)
  track(@Body({ schema: AnalyticsEvent }) body: AnalyticsEvent): Promise<Received> {
    return this.intake.track(body);
  }
}
