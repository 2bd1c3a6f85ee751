import { Body, Controller, Get, Param, Post, Query } from '@nestjs/common';
import { ApiBearerAuth, ApiTags } from '@nestjs/swagger';
import type { Language } from '@stroomwerk/contracts';
import {
  AnswerRequest,
  OpsReason,
  OpsRequest,
  OpsRequestsQuery,
  OpsRequestsResponse,
} from '@stroomwerk/contracts/library';
import { Answers, CurrentUser, Lang, type Principal, Roles } from '@stroomwerk/kernel';
import { Requests } from '../application/requests.service.js';

/** What members ask for, for ops: 403 auth.forbidden for anybody else. */
@ApiTags('ops')
@ApiBearerAuth()
@Roles('ops')
@Controller('workflows-library/ops/requests')
export class OpsRequestsController {
  constructor(private readonly requests: Requests) {}

  @Get()
  @Answers(OpsRequestsResponse)
  opsRequests(
    @Query({ schema: OpsRequestsQuery }) query: OpsRequestsQuery,
    @Lang() lang: Language,
  ): Promise<OpsRequestsResponse> {
    return this.requests.list(query, lang);
  }

  @Post(':id/answer')
  @Answers(OpsRequest)
  opsAnswerRequest(
    @CurrentUser() ops: Principal,
    @Param('id') id: string,
    @Body({ schema: AnswerRequest }) { filename }: AnswerRequest,
    @Lang() lang: Language,
  ): Promise<OpsRequest> {
    return this.requests.answer(ops, id, filename, lang);
  }

  @Post(':id/close')
  @Answers(OpsRequest)
  opsCloseRequest(
    @CurrentUser() ops: Principal,
    @Param('id') id: string,
    @Body({ schema: OpsReason }) { text }: OpsReason,
    @Lang() lang: Language,
  ): Promise<OpsRequest> {
    return this.requests.close(ops, id, text, lang);
  }
}
