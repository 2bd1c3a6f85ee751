import { Controller, Get, UseGuards } from '@nestjs/common';
import type { Language } from '@stroomwerk/contracts';
import { ActivityResponse } from '@stroomwerk/contracts/ai-ops';
import { Answers, CurrentUser, Lang, type Principal } from '@stroomwerk/kernel';
import { ViewGuard } from '../../control/http/view.guard.js';
import { ActivityService } from '../application/activity.service.js';

@Controller('ai-monitoring/activity')
@UseGuards(ViewGuard)
export class ActivityController {
  constructor(private readonly activity: ActivityService) {}

  @Get()
  @Answers(ActivityResponse)
  latest(@CurrentUser() user: Principal, @Lang() language: Language): Promise<ActivityResponse> {
    return this.activity.latest(user, language);
  }
}
