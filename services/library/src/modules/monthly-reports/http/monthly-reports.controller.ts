import { Body, Controller, Get, Param, Put, Query, Res } from '@nestjs/common';
import { ApiBearerAuth, ApiOkResponse, ApiProduces, ApiTags } from '@nestjs/swagger';
import type { Language } from '@stroomwerk/contracts';
import {
  MonthlyReport,
  MonthlyReportsResponse,
  ReportBrand,
  ReportPdfQuery,
} from '@stroomwerk/contracts/library';
import { Answers, CurrentUser, Lang, type Principal } from '@stroomwerk/kernel';
import type { FastifyReply } from 'fastify';
import { attachment } from '../../downloads/index.js';
import { MonthlyReports } from '../application/monthly-reports.service.js';
import { ReportFiles } from '../application/report-files.service.js';

/** What the subscription saved by month, next to what it costs. */
@ApiTags('dashboard')
@ApiBearerAuth()
@Controller('dashboard/reports')
export class MonthlyReportsController {
  constructor(
    private readonly reports: MonthlyReports,
    private readonly files: ReportFiles,
  ) {}

  @Get()
  @Answers(MonthlyReportsResponse)
  monthlyReports(@CurrentUser() user: Principal, @Lang() lang: Language): Promise<MonthlyReportsResponse> {
    return this.reports.list(user, lang);
  }

  @Put('brand')
  @Answers(ReportBrand)
  saveReportBrand(
    @CurrentUser() user: Principal,
    @Body({ schema: ReportBrand }) body: ReportBrand,
  ): Promise<ReportBrand> {
    return this.reports.saveBrand(user, body);
  }

  @Get(':month')
  @Answers(MonthlyReport)
  monthlyReport(
    @CurrentUser() user: Principal,
    @Param('month') month: string,
    @Lang() lang: Language,
  ): Promise<MonthlyReport> {
    return this.reports.of(user, month, lang);
  }

  @Get(':month/pdf')
  @ApiProduces('application/pdf')
  @ApiOkResponse({ description: 'The report as a tagged PDF' })
  async monthlyReportPdf(
    @CurrentUser() user: Principal,
    @Param('month') month: string,
    @Query({ schema: ReportPdfQuery }) query: ReportPdfQuery,
    @Lang() lang: Language,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const { name, bytes } = await this.files.of(user, month, query, lang);
    reply
      .header('content-type', 'application/pdf')
      .header('content-disposition', attachment(name))
      .header('x-content-type-options', 'nosniff')
      .header('cache-control', 'private, no-store')
      .send(bytes);
  }
}
