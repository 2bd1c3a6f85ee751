import { Controller, Get } from '@nestjs/common';
import { ApiBearerAuth, ApiTags } from '@nestjs/swagger';
import { FirstRun } from '@stroomwerk/contracts/library';
import { Answers, CurrentUser, type Principal } from '@stroomwerk/kernel';
import { FirstRuns } from '../application/first-runs.js';

/** The way to a first run that goes well. */
@ApiTags('automations')
@ApiBearerAuth()
@Controller('dashboard/first-run')
export class FirstRunController {
  constructor(private readonly runs: FirstRuns) {}

  @Get()
  @Answers(FirstRun)
  firstRun(@CurrentUser() user: Principal): Promise<FirstRun> {
    return this.runs.of(user);
  }
}
