import { Controller, Get, Param, Post, Query } from '@nestjs/common';
import { ApiBearerAuth, ApiTags } from '@nestjs/swagger';
import type { Language } from '@stroomwerk/contracts';
import { Run, RunExplanation, RunsQuery, RunsResponse } from '@stroomwerk/contracts/library';
import { Answers, CurrentUser, Lang, type Principal } from '@stroomwerk/kernel';
import { Explanations } from '../application/explanations.service.js';
import { Retries } from '../application/retries.service.js';
import { Runs } from '../application/runs.service.js';

/** Runs of the account's automations, why they failed, and doing them again. */
@ApiTags('runs')
@ApiBearerAuth()
@Controller('automations/:id/runs')
export class RunsController {
  constructor(
    private readonly runsOf: Runs,
    private readonly explanations: Explanations,
    private readonly retries: Retries,
  ) {}

  @Get()
  @Answers(RunsResponse)
  runs(
    @CurrentUser() user: Principal,
    @Param('id') id: string,
    @Query({ schema: RunsQuery }) query: RunsQuery,
    @Lang() lang: Language,
  ): Promise<RunsResponse> {
    return this.runsOf.list(user, id, query, lang);
  }

  @Get(':run')
  @Answers(RunExplanation)
  runExplanation(
    @CurrentUser() user: Principal,
    @Param('id') id: string,
    @Param('run') run: string,
    @Lang() lang: Language,
  ): Promise<RunExplanation> {
    return this.explanations.of(user, id, run, lang);
  }

  @Post(':run/retry')
  @Answers(Run, 201)
  retryRun(
    @CurrentUser() user: Principal,
    @Param('id') id: string,
    @Param('run') run: string,
    @Lang() lang: Language,
  ): Promise<Run> {
    return this.retries.retry(user, id, run, lang);
  }
}
