import { Controller, Get, Post, UseGuards } from '@nestjs/common';
import { GuardianStatus, Metrics } from '@stroomwerk/contracts/ai-ops';
import { Answers, CurrentUser, type Principal, Roles } from '@stroomwerk/kernel';
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
  guardianStatus(): Promise<GuardianStatus> {
    return this.control.guardian();
  }

  @Get('metrics')
  @Answers(Metrics)
  metrics(): Promise<Metrics> {
    return this.figures.metrics();
  }

  @Post('guardian/start')
  @Roles('ops')
  @Answers(GuardianStatus)
  async start(@CurrentUser() user: Principal): Promise<GuardianStatus> {
    await this.control.start('guardian', user);
    return this.control.guardian();
  }

  @Post('guardian/stop')
  @Roles('ops')
  @Answers(GuardianStatus)
  async stop(@CurrentUser() user: Principal): Promise<GuardianStatus> {
    await this.control.stop('guardian', user);
    return this.control.guardian();
  }
}
