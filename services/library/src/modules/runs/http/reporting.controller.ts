import { Body, Controller, Param, Post, Req } from '@nestjs/common';
import { ApiBearerAuth, ApiTags } from '@nestjs/swagger';
import type { Language } from '@stroomwerk/contracts';
import { ReportedRun, ReportingAddress } from '@stroomwerk/contracts/library';
import { Answers, CurrentUser, FromAnywhere, Lang, type Principal, Public } from '@stroomwerk/kernel';
import type { FastifyRequest } from 'fastify';
import { Reporting } from '../application/reporting.service.js';

/** Where automations whose n8n we cannot reach tell how they ran. */
@ApiTags('runs')
@Controller('automations')
export class ReportingController {
  constructor(private readonly reporting: Reporting) {}

  @Post('report/:secret')
  @Public()
  @FromAnywhere()
  @Answers(null, 204)
  reportRun(
    @Param('secret') secret: string,
    @Body({ schema: ReportedRun }) body: ReportedRun,
    @Req() request: FastifyRequest,
  ): Promise<void> {
    return this.reporting.report(secret, body, request.ip);
  }

  @Post(':id/reporting')
  @ApiBearerAuth()
  @Answers(ReportingAddress, 201)
  createReporting(
    @CurrentUser() user: Principal,
    @Param('id') id: string,
    @Lang() lang: Language,
  ): Promise<ReportingAddress> {
    return this.reporting.address(user, id, lang);
  }
}
