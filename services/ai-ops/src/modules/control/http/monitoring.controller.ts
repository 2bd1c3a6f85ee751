import { Controller, Get, Post, UseGuards } from '@nestjs/common';
import type { Language } from '@stroomwerk/contracts';
import { GuardianStatus, Metrics } from '@stroomwerk/contracts/ai-ops';
import { Answers, CurrentUser, Lang, type Principal, Roles } from '@stroomwerk/kernel';
import { FiguresService } from '../../figures/application/figures.service.js';
import { ControlService } from '../application/control.service.js';
import { ViewGuard } from './view.guard.js';

@Controller('ai-monitoring')
@UseGuards(ViewGuard)
export class MonitoringController {
  constructor(
    private readonly control: ControlService,
    private readonly figures: FiguresService,
  ) {}

  @Get('guardian-status')
  @Answers(GuardianStatus)
  guardianStatus(@Lang() language: Language): Promise<GuardianStatus> {
    return this.control.guardian(language);
  }

  @Get('metrics')
  @Answers(Metrics)
  metrics(@Lang() language: Language): Promise<Metrics> {
    return this.figures.metrics(language);
  }

  @Post('guardian/start')
  @Roles('ops')
  @Answers(GuardianStatus)
  async start(@CurrentUser() user: Principal, @Lang() language: Language): Promise<GuardianStatus> {
    await this.control.start('guardian', user);
    return this.control.guardian(language);
  }

  @Post('guardian/stop')
  @Roles('ops')
  @Answers(GuardianStatus)
  async stop(@CurrentUser() user: Principal, @Lang() language: Language): Promise<GuardianStatus> {
    await this.control.stop('guardian', user);
    return this.control.guardian(language);
  }
}
