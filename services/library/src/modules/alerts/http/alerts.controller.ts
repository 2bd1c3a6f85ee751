import { Body, Controller, Delete, Get, Param, Post, Put } from '@nestjs/common';
import { ApiBearerAuth, ApiTags } from '@nestjs/swagger';
import type { Language } from '@stroomwerk/contracts';
import {
  AddAlertChannel,
  AddedAlertChannel,
  AlertMessagesResponse,
  AlertSettings,
  AlertTestResult,
  SaveAlertSettings,
  TestAlert,
} from '@stroomwerk/contracts/library';
import { Answers, CurrentUser, Lang, type Principal } from '@stroomwerk/kernel';
import { AlertHistory } from '../application/alert-history.js';
import { AlertSettingsService } from '../application/alert-settings.service.js';
import { AlertTest } from '../application/alert-test.js';

/** When the account hears of its automations, and what it heard. */
@ApiTags('automations')
@ApiBearerAuth()
@Controller('automations/alerts')
export class AlertsController {
  constructor(
    private readonly settings: AlertSettingsService,
    private readonly test: AlertTest,
    private readonly history: AlertHistory,
  ) {}

  @Get()
  @Answers(AlertSettings)
  alertSettings(@CurrentUser() user: Principal): Promise<AlertSettings> {
    return this.settings.of(user);
  }

  @Put()
  @Answers(AlertSettings)
  saveAlertSettings(
    @CurrentUser() user: Principal,
    @Body({ schema: SaveAlertSettings }) body: SaveAlertSettings,
    @Lang() lang: Language,
  ): Promise<AlertSettings> {
    return this.settings.save(user, body, lang);
  }

  @Post('channels')
  @Answers(AddedAlertChannel, 201)
  addAlertChannel(
    @CurrentUser() user: Principal,
    @Body({ schema: AddAlertChannel }) body: AddAlertChannel,
    @Lang() lang: Language,
  ): Promise<AddedAlertChannel> {
    return this.settings.add(user, body, lang);
  }

  @Delete('channels/:id')
  @Answers(null, 204)
  removeAlertChannel(@CurrentUser() user: Principal, @Param('id') id: string): Promise<void> {
    return this.settings.remove(user, id);
  }

  @Post('pages/:id/acknowledge')
  @Answers(null, 204)
  acknowledgeAlert(@CurrentUser() user: Principal, @Param('id') id: string): Promise<void> {
    return this.settings.acknowledge(user, id);
  }

  @Post('test')
  @Answers(AlertTestResult)
  testAlert(
    @CurrentUser() user: Principal,
    @Body({ schema: TestAlert }) body: TestAlert,
    @Lang() lang: Language,
  ): Promise<AlertTestResult> {
    return this.test.run(user, body.channel, lang);
  }

  @Get('messages')
  @Answers(AlertMessagesResponse)
  alertMessages(@CurrentUser() user: Principal, @Lang() lang: Language): Promise<AlertMessagesResponse> {
    return this.history.of(user, lang);
  }
}
