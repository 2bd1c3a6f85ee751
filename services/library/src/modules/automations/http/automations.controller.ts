import { Body, Controller, Delete, Get, Param, Patch, Post, Put, Query } from '@nestjs/common';
import { ApiBearerAuth, ApiTags } from '@nestjs/swagger';
import type { Language } from '@stroomwerk/contracts';
import {
  Automation,
  AutomationStatusQuery,
  CreateAutomation,
  DashboardStats,
  DeleteAutomationQuery,
  UpdateAutomation,
  WatchedQuery,
} from '@stroomwerk/contracts/library';
import { Answers, CurrentUser, Lang, type Principal } from '@stroomwerk/kernel';
import { z } from 'zod';
import { Automations } from '../application/automations.service.js';

/** The signed-in customer's automations. */
@ApiTags('automations')
@ApiBearerAuth()
@Controller()
export class AutomationsController {
  constructor(private readonly automations: Automations) {}

  @Get('automations')
  @Answers(z.array(Automation))
  list(@CurrentUser() user: Principal, @Lang() lang: Language): Promise<Automation[]> {
    return this.automations.list(user, lang);
  }

  @Post('automations')
  @Answers(Automation, 201)
  create(
    @CurrentUser() user: Principal,
    @Body({ schema: CreateAutomation }) body: CreateAutomation,
    @Lang() lang: Language,
  ): Promise<Automation> {
    return this.automations.create(user, body, lang);
  }

  @Get('automations/:id')
  @Answers(Automation)
  automation(
    @CurrentUser() user: Principal,
    @Param('id') id: string,
    @Lang() lang: Language,
  ): Promise<Automation> {
    return this.automations.get(user, id, lang);
  }

  @Patch('automations/:id')
  @Answers(Automation)
  rename(
    @CurrentUser() user: Principal,
    @Param('id') id: string,
    @Body({ schema: UpdateAutomation }) body: UpdateAutomation,
    @Lang() lang: Language,
  ): Promise<Automation> {
    return this.automations.rename(user, id, body.name, lang);
  }

  @Put('automations/:id/status')
  @Answers(Automation)
  setStatus(
    @CurrentUser() user: Principal,
    @Param('id') id: string,
    @Query({ schema: AutomationStatusQuery }) query: AutomationStatusQuery,
    @Lang() lang: Language,
  ): Promise<Automation> {
    return this.automations.setStatus(user, id, query.status, lang);
  }

  @Put('automations/:id/watched')
  @Answers(Automation)
  setAutomationWatched(
    @CurrentUser() user: Principal,
    @Param('id') id: string,
    @Query({ schema: WatchedQuery }) query: WatchedQuery,
    @Lang() lang: Language,
  ): Promise<Automation> {
    return this.automations.setWatched(user, id, query.watched === 'true', lang);
  }

  @Delete('automations/:id')
  @Answers(null, 204)
  remove(
    @CurrentUser() user: Principal,
    @Param('id') id: string,
    @Query({ schema: DeleteAutomationQuery }) query: DeleteAutomationQuery,
  ): Promise<void> {
    return this.automations.remove(user, id, query.in_n8n === 'true');
  }

  @Post('automations/:id/restore')
  @Answers(Automation, 201)
  restoreAutomation(
    @CurrentUser() user: Principal,
    @Param('id') id: string,
    @Lang() lang: Language,
  ): Promise<Automation> {
    return this.automations.restore(user, id, lang);
  }

  @Get('dashboard/stats')
  @Answers(DashboardStats)
  stats(@CurrentUser() user: Principal): Promise<DashboardStats> {
    return this.automations.stats(user);
  }
}
