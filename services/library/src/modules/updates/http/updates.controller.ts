import { Body, Controller, Get, Param, Post } from '@nestjs/common';
import { ApiBearerAuth, ApiTags } from '@nestjs/swagger';
import type { Language } from '@stroomwerk/contracts';
import {
  AutomationUpdate,
  SkipUpdateRequest,
  UpdateBackRequest,
  UpdateRequest,
  UpdatesResponse,
} from '@stroomwerk/contracts/library';
import { Answers, CurrentUser, Lang, type Principal } from '@stroomwerk/kernel';
import { Updates } from '../application/updates.service.js';

/** Newer versions of the workflows that an account deployed. */
@ApiTags('automations')
@ApiBearerAuth()
@Controller('automations')
export class UpdatesController {
  constructor(private readonly updates: Updates) {}

  @Get('updates')
  @Answers(UpdatesResponse)
  waiting(@CurrentUser() user: Principal): Promise<UpdatesResponse> {
    return this.updates.waiting(user);
  }

  @Get(':id/update')
  @Answers(AutomationUpdate)
  automationUpdate(
    @CurrentUser() user: Principal,
    @Param('id') id: string,
    @Lang() lang: Language,
  ): Promise<AutomationUpdate> {
    return this.updates.look(user, id, lang);
  }

  @Post(':id/update')
  @Answers(AutomationUpdate)
  updateAutomation(
    @CurrentUser() user: Principal,
    @Param('id') id: string,
    @Body({ schema: UpdateRequest }) body: UpdateRequest,
    @Lang() lang: Language,
  ): Promise<AutomationUpdate> {
    return this.updates.update(user, id, body, lang);
  }

  @Post(':id/update/back')
  @Answers(AutomationUpdate)
  undoUpdate(
    @CurrentUser() user: Principal,
    @Param('id') id: string,
    @Body({ schema: UpdateBackRequest }) body: UpdateBackRequest,
    @Lang() lang: Language,
  ): Promise<AutomationUpdate> {
    return this.updates.back(user, id, body, lang);
  }

  @Post(':id/update/skip')
  @Answers(AutomationUpdate)
  skipUpdate(
    @CurrentUser() user: Principal,
    @Param('id') id: string,
    @Body({ schema: SkipUpdateRequest }) body: SkipUpdateRequest,
    @Lang() lang: Language,
  ): Promise<AutomationUpdate> {
    return this.updates.skip(user, id, body, lang);
  }
}
