import { Body, Controller, Headers, Post, Res } from '@nestjs/common';
import { AnalyticsEvent, ErrorReport, OwnPageView, Received } from '@stroomwerk/contracts/ai-ops';
import { Answers, CurrentUser, type Principal, Public } from '@stroomwerk/kernel';
import type { FastifyReply } from 'fastify';
import { IntakeService } from '../application/intake.service.js';

/** 200 for what counts; 202 for what was heard and is in no figure. */
const answer = (reply: FastifyReply, received: Received): Received => {
  if (!received.counted) void reply.status(202);
  return received;
};

@Controller()
export class IntakeController {
  constructor(private readonly intake: IntakeService) {}

  @Public()
  @Post('ai-monitoring/error-report')
  @Answers(Received)
  async errorReport(
    @Body({ schema: ErrorReport }) body: ErrorReport,
    @Res({ passthrough: true }) reply: FastifyReply,
    @Headers('x-page-token') token?: string,
    @Headers('user-agent') userAgent?: string,
  ): Promise<Received> {
    return answer(reply, await this.intake.errorReport(body, { token, userAgent }));
  }

  /** Before the report itself, which is sent without a login (specification, section 7). */
  @Post('ai-monitoring/own-page-view')
  @Answers(Received)
  async vouch(
    @CurrentUser() user: Principal,
    @Body({ schema: OwnPageView }) { token }: OwnPageView,
    @Res({ passthrough: true }) reply: FastifyReply,
    @Headers('user-agent') userAgent?: string,
  ): Promise<Received> {
    return answer(reply, await this.intake.vouch(user, { token, userAgent }));
  }

  @Public()
  @Post('analytics/track')
  @Answers(Received)
  async track(
    @Body({ schema: AnalyticsEvent }) body: AnalyticsEvent,
    @Res({ passthrough: true }) reply: FastifyReply,
    @Headers('x-page-token') token?: string,
    @Headers('user-agent') userAgent?: string,
  ): Promise<Received> {
    return answer(reply, await this.intake.track(body, { token, userAgent }));
  }
}
