import { Controller, Get, Post } from '@nestjs/common';
import { ApiBearerAuth, ApiOperation, ApiTags } from '@nestjs/swagger';
import { MoneyBack, MoneyBackAsked } from '@stroomwerk/contracts/billing';
import { Answers, CurrentUser, type Principal } from '@stroomwerk/kernel';
import { MoneyBacks } from '../application/money-backs.js';

@ApiTags('subscription')
@ApiBearerAuth()
@Controller('billing/money-back')
export class MoneyBackController {
  constructor(private readonly moneyBacks: MoneyBacks) {}

  @Get()
  @Answers(MoneyBack)
  @ApiOperation({ summary: 'Whether the plan of the caller’s account can be paid back, and until when' })
  view(@CurrentUser() user: Principal): Promise<MoneyBack> {
    return this.moneyBacks.view(user.accountId);
  }

  @Post()
  @Answers(MoneyBackAsked)
  @ApiOperation({ summary: 'Pays the plan of the caller’s account back and ends it; safe to repeat' })
  ask(@CurrentUser() user: Principal): Promise<MoneyBackAsked> {
    return this.moneyBacks.ask(user);
  }
}
