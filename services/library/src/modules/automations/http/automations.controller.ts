import {
  Body,
  Controller,
  Delete,
  Get,
  HttpCode,
  HttpStatus,
  Param,
  Patch,
  Post,
  Put,
  Query,
} from '@nestjs/common';
import {
  ApiBearerAuth,
  ApiCreatedResponse,
  ApiNoContentResponse,
  ApiOkResponse,
  ApiTags,
} from '@nestjs/swagger';
import {
  type Automation,
  AutomationStatusQuery,
  CreateAutomation,
  type DashboardStats,
  UpdateAutomation,
} from '@stroomwerk/contracts';
import { CurrentUser, type Principal } from '@stroomwerk/kernel';
import { Automations } from '../application/automations.service.js';

/** The signed-in customer's automations. */
@ApiTags('automations')
@ApiBearerAuth()
@Controller()
export class AutomationsController {
  constructor(private readonly automations: Automations) {}

  @Get('automations')
  @ApiOkResponse({ description: 'Automation[]' })
  list(@CurrentUser() user: Principal): Promise<Automation[]> {
    return this.automations.list(user);
  }

  @Post('automations')
  @ApiCreatedResponse({ description: 'Automation' })
  create(
    @CurrentUser() user: Principal,
    @Body({ schema: CreateAutomation }) body: CreateAutomation,
  ): Promise<Automation> {
    return this.automations.create(user, body);
  }

  @Patch('automations/:id')
  @ApiOkResponse({ description: 'Automation' })
  rename(
    @CurrentUser() user: Principal,
    @Param('id') id: string,
    @Body({ schema: UpdateAutomation }) body: UpdateAutomation,
  ): Promise<Automation> {
    return this.automations.rename(user, id, body.name);
  }

  @Put('automations/:id/status')
  @ApiOkResponse({ description: 'Automation' })
  setStatus(
    @CurrentUser() user: Principal,
    @Param('id') id: string,
    @Query({ schema: AutomationStatusQuery }) query: AutomationStatusQuery,
  ): Promise<Automation> {
    return this.automations.setStatus(user, id, query.status);
  }

  @Delete('automations/:id')
  @HttpCode(HttpStatus.NO_CONTENT)
  @ApiNoContentResponse()
  remove(@CurrentUser() user: Principal, @Param('id') id: string): Promise<void> {
    return this.automations.remove(user, id);
  }

  @Get('dashboard/stats')
  @ApiOkResponse({ description: 'DashboardStats' })
  stats(@CurrentUser() user: Principal): Promise<DashboardStats> {
    return this.automations.stats(user);
  }
}
