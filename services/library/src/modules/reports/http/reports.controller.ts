import { Body, Controller, Param, Post } from '@nestjs/common';
import { ApiBearerAuth, ApiTags } from '@nestjs/swagger';
import { ReportProblem, ReportReceipt } from '@stroomwerk/contracts/library';
import { Answers, CurrentUser, type Principal } from '@stroomwerk/kernel';
import { Reports } from '../application/reports.service.js';

/** Where a member says that something is wrong with a workflow. */
@ApiTags('reports')
@ApiBearerAuth()
@Controller('workflows-library')
export class ReportsController {
  constructor(private readonly reports: Reports) {}

  @Post(':filename/reports')
  @Answers(ReportReceipt, 201)
  reportProblem(
    @CurrentUser() user: Principal,
    @Param('filename') filename: string,
    @Body({ schema: ReportProblem }) body: ReportProblem,
  ): Promise<ReportReceipt> {
    return this.reports.report(user, filename, body);
  }
}
