import { Body, Controller, Get, Param, Post } from '@nestjs/common';
import { ApiBearerAuth, ApiTags } from '@nestjs/swagger';
import type { Language } from '@stroomwerk/contracts';
import { AnsweredRequests, AskForWorkflow, WorkflowRequest } from '@stroomwerk/contracts/library';
import { Answers, CurrentUser, Lang, type Principal } from '@stroomwerk/kernel';
import { Requests } from '../application/requests.service.js';

/** Where a member asks for a workflow that the library does not have, and reads that it is there. */
@ApiTags('requests')
@ApiBearerAuth()
@Controller('workflows-library/requests')
export class RequestsController {
  constructor(private readonly requests: Requests) {}

  @Post()
  @Answers(WorkflowRequest, 201)
  askForWorkflow(
    @CurrentUser() user: Principal,
    @Body({ schema: AskForWorkflow }) body: AskForWorkflow,
    @Lang() lang: Language,
  ): Promise<WorkflowRequest> {
    return this.requests.ask(user, body, lang);
  }

  @Get('answered')
  @Answers(AnsweredRequests)
  answeredRequests(@CurrentUser() user: Principal, @Lang() lang: Language): Promise<AnsweredRequests> {
    return this.requests.answered(user, lang);
  }

  @Post(':id/seen')
  @Answers(null, 204)
  seenRequest(@CurrentUser() user: Principal, @Param('id') id: string): Promise<void> {
    return this.requests.acknowledge(user, id);
  }
}
