import { Body, Controller, Get, Post } from '@nestjs/common';
import { ApiBearerAuth, ApiOperation, ApiTags } from '@nestjs/swagger';
import { CancelSubscription, Subscription } from '@stroomwerk/contracts/billing';
import { Answers, CurrentUser, type Principal } from '@stroomwerk/kernel';
import { CancelPlan } from '../application/cancel-plan.js';
import { ReadSubscription } from '../application/read-subscription.js';

@ApiTags('subscription')
@ApiBearerAuth()
@Controller('billing/subscription')
export class SubscriptionController {
  constructor(
    private readonly read: ReadSubscription,
    private readonly plan: CancelPlan,
  ) {}

  @Get()
  @Answers(Subscription)
  @ApiOperation({ summary: 'The subscription of the caller’s account' })
  subscription(@CurrentUser() user: Principal): Promise<Subscription> {
    return this.read.execute(user.accountId);
  }

  @Post('cancel')
  @Answers(Subscription)
  @ApiOperation({ summary: 'Ends the plan with the period that is paid; safe to repeat' })
  cancel(
    @CurrentUser() user: Principal,
    @Body({ schema: CancelSubscription }) { reason }: CancelSubscription,
  ): Promise<Subscription> {
    return this.plan.cancel(user.accountId, reason);
  }

  @Post('resume')
  @Answers(Subscription)
  @ApiOperation({ summary: 'Takes a cancellation back while the period runs; safe to repeat' })
  resume(@CurrentUser() user: Principal): Promise<Subscription> {
    return this.plan.resume(user.accountId);
  }
}
