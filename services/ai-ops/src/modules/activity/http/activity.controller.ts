import { Controller, Get, UseGuards } from '@nestjs/common';
import { ActivityResponse } from '@stroomwerk/contracts/ai-ops';
import { Answers, CurrentUser, type Principal } from '@stroomwerk/kernel';
import { ViewGuard } from '../../control/http/view.guard.js';
import { ActivityService } from '../application/activity.service.js';

@Controller('ai-monitoring/activity')
@UseGuards(ViewGuard)
export class ActivityController {
  constructor(private readonly activity: ActivityService) {}

  @Get()
  @Answers(ActivityResponse)
  latest(@CurrentUser() user: Principal): Promise<ActivityResponse> {
    return this.activity.latest(user);
  }
}
