import { Controller, Delete, Get, Param, Post } from '@nestjs/common';
import { ApiBearerAuth, ApiTags } from '@nestjs/swagger';
import type { Language } from '@stroomwerk/contracts';
import { Advice, DismissedAdviceResponse } from '@stroomwerk/contracts/library';
import { Answers, CurrentUser, Lang, type Principal } from '@stroomwerk/kernel';
import { AdviceService } from '../application/advice.service.js';

/** What the account could gain, and what it wants to hear no more of. */
@ApiTags('automations')
@ApiBearerAuth()
@Controller('dashboard/advice')
export class AdviceController {
  constructor(private readonly advisor: AdviceService) {}

  @Get()
  @Answers(Advice)
  advice(@CurrentUser() user: Principal, @Lang() lang: Language): Promise<Advice> {
    return this.advisor.of(user, lang);
  }

  @Get('dismissed')
  @Answers(DismissedAdviceResponse)
  async dismissedAdvice(
    @CurrentUser() user: Principal,
    @Lang() lang: Language,
  ): Promise<DismissedAdviceResponse> {
    return { dismissed: await this.advisor.dismissed(user, lang) };
  }

  @Post(':key/dismiss')
  @Answers(null, 204)
  dismissAdvice(@CurrentUser() user: Principal, @Param('key') key: string): Promise<void> {
    return this.advisor.dismiss(user, key);
  }

  @Delete(':key/dismiss')
  @Answers(null, 204)
  bringBackAdvice(@CurrentUser() user: Principal, @Param('key') key: string): Promise<void> {
    return this.advisor.bringBack(user, key);
  }
}
