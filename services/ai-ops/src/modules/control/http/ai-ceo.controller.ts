import { Controller, Get, Post, UseGuards } from '@nestjs/common';
import { AiCeoStatus, BusinessIntelligence, UltimateDashboard } from '@stroomwerk/contracts/ai-ops';
import { Answers, CurrentUser, type Principal, Roles } from '@stroomwerk/kernel';
import { ControlService } from '../application/control.service.js';
import { Screens } from '../application/screens.js';
import { ViewGuard } from './view.guard.js';

@Controller()
@UseGuards(ViewGuard)
export class AiCeoController {
  constructor(
    private readonly control: ControlService,
    private readonly screens: Screens,
  ) {}

  @Get('ai-ceo/status')
  @Answers(AiCeoStatus)
  status(): Promise<AiCeoStatus> {
    return this.control.aiCeo();
  }

  @Get('ai-ceo/business-intelligence')
  @Answers(BusinessIntelligence)
  businessIntelligence(): Promise<BusinessIntelligence> {
    return this.screens.businessIntelligence();
  }

  @Post('ai-ceo/start')
  @Roles('ops')
  @Answers(AiCeoStatus)
  async start(@CurrentUser() user: Principal): Promise<AiCeoStatus> {
    await this.control.start('ai-ceo', user);
    return this.control.aiCeo();
  }

  @Post('ai-ceo/stop')
  @Roles('ops')
  @Answers(AiCeoStatus)
  async stop(@CurrentUser() user: Principal): Promise<AiCeoStatus> {
    await this.control.stop('ai-ceo', user);
    return this.control.aiCeo();
  }

  @Post('ai-ceo/emergency-stop')
  @Roles('ops')
  @Answers(AiCeoStatus)
  async emergencyStop(@CurrentUser() user: Principal): Promise<AiCeoStatus> {
    await this.control.emergencyStop(user);
    return this.control.aiCeo();
  }

  @Get('ultimate-dashboard')
  @Answers(UltimateDashboard)
  ultimate(): Promise<UltimateDashboard> {
    return this.screens.ultimate();
  }
}
