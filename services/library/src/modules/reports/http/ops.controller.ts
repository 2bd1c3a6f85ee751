import { Body, Controller, Get, Param, Post, Query } from '@nestjs/common';
import { ApiBearerAuth, ApiTags } from '@nestjs/swagger';
import type { Language } from '@stroomwerk/contracts';
import {
  FallsResponse,
  OpsReason,
  OpsWorkflow,
  OpsWorkflowsQuery,
  OpsWorkflowsResponse,
  ProblemReport,
  ReportsQuery,
  ReportsResponse,
} from '@stroomwerk/contracts/library';
import { Answers, CurrentUser, Lang, type Principal, Roles } from '@stroomwerk/kernel';
import { Falls } from '../../seen/index.js';
import { OpsShelf } from '../application/ops-shelf.service.js';
import { Reports } from '../application/reports.service.js';

/** What ops sees of the library and does to it: 403 auth.forbidden for anybody else. */
@ApiTags('ops')
@ApiBearerAuth()
@Roles('ops')
@Controller('workflows-library/ops')
export class OpsController {
  constructor(
    private readonly reports: Reports,
    private readonly shelf: OpsShelf,
    private readonly falls: Falls,
  ) {}

  @Get('reports')
  @Answers(ReportsResponse)
  opsReports(
    @Query({ schema: ReportsQuery }) query: ReportsQuery,
    @Lang() lang: Language,
  ): Promise<ReportsResponse> {
    return this.reports.list(query, lang);
  }

  @Post('reports/:id/resolve')
  @Answers(ProblemReport)
  opsResolveReport(
    @CurrentUser() ops: Principal,
    @Param('id') id: string,
    @Body({ schema: OpsReason }) { text }: OpsReason,
    @Lang() lang: Language,
  ): Promise<ProblemReport> {
    return this.reports.resolve(ops, id, text, lang);
  }

  @Get('falls')
  @Answers(FallsResponse)
  opsFalls(@Lang() lang: Language): Promise<FallsResponse> {
    return this.falls.list(lang);
  }

  @Get('workflows')
  @Answers(OpsWorkflowsResponse)
  opsWorkflows(
    @Query({ schema: OpsWorkflowsQuery }) query: OpsWorkflowsQuery,
    @Lang() lang: Language,
  ): Promise<OpsWorkflowsResponse> {
    return this.shelf.list(query, lang);
  }

  @Post('workflows/:filename/note')
  @Answers(OpsWorkflow)
  opsNote(
    @CurrentUser() ops: Principal,
    @Param('filename') filename: string,
    @Body({ schema: OpsReason }) { text }: OpsReason,
    @Lang() lang: Language,
  ): Promise<OpsWorkflow> {
    return this.shelf.note(ops, filename, text, lang);
  }

  @Post('workflows/:filename/hide')
  @Answers(OpsWorkflow)
  opsHide(
    @CurrentUser() ops: Principal,
    @Param('filename') filename: string,
    @Body({ schema: OpsReason }) { text }: OpsReason,
    @Lang() lang: Language,
  ): Promise<OpsWorkflow> {
    return this.shelf.hide(ops, filename, text, lang);
  }

  @Post('workflows/:filename/restore')
  @Answers(OpsWorkflow)
  opsRestore(
    @CurrentUser() ops: Principal,
    @Param('filename') filename: string,
    @Body({ schema: OpsReason }) { text }: OpsReason,
    @Lang() lang: Language,
  ): Promise<OpsWorkflow> {
    return this.shelf.restore(ops, filename, text, lang);
  }
}
