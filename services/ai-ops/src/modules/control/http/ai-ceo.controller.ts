import { Controller, Get, Post, UseGuards } from '@nestjs/common';
import type { Language } from '@stroomwerk/contracts';
import { AiCeoStatus, BusinessIntelligence, UltimateDashboard } from '@stroomwerk/contracts/ai-ops';
import { Answers, CurrentUser, Lang, type Principal, Roles } from '@stroomwerk/kernel';
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
  status(@Lang() language: Language): Promise<AiCeoStatus> {
    return this.control.aiCeo(language);
  }

  @Get('ai-ceo/business-intelligence')
  @Answers(BusinessIntelligence)
  businessIntelligence(@Lang() language: Language): Promise<BusinessIntelligence> {
    return this.screens.businessIntelligence(language);
  }

  @Post('ai-ceo/start')
  @Roles('ops')
  @Answers(AiCeoStatus)
  async start(@CurrentUser() user: Principal, @Lang() language: Language): Promise<AiCeoStatus> {
    await this.control.start('ai-ceo', user);
    return this.control.aiCeo(language);
  }

  @Post('ai-ceo/stop')
  @Roles('ops')
  @Answers(AiCeoStatus)
  async stop(@CurrentUser() user: Principal, @Lang() language: Language): Promise<AiCeoStatus> {
    await this.control.stop('ai-ceo', user);
    return this.control.aiCeo(language);
  }

  @Post('ai-ceo/emergency-stop')
  @Roles('ops')
  @Answers(AiCeoStatus)
  async emergencyStop(@CurrentUser() user: Principal, @Lang() language: Language): Promise<AiCeoStatus> {
    await this.control.emergencyStop(user);
    return this.control.aiCeo(language);
  }

  @Get('ultimate-dashboard')
  @Answers(UltimateDashboard)
  ultimate(@Lang() language: Language): Promise<UltimateDashboard> {
    return this.screens.ultimate(language);
  }
}
