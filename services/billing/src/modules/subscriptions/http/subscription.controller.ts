import { Controller, Get } from '@nestjs/common';
import { ApiBearerAuth, ApiOperation, ApiTags } from '@nestjs/swagger';
import { Subscription } from '@stroomwerk/contracts/billing';
import { Answers, CurrentUser, type Principal } from '@stroomwerk/kernel';
import { ReadSubscription } from '../application/read-subscription.js';

@ApiTags('subscription')
@ApiBearerAuth()
@Controller('billing/subscription')
export class SubscriptionController {
  constructor(private readonly read: ReadSubscription) {}

  @Get()
  @Answers(Subscription)
  @ApiOperation({ summary: 'The caller’s own subscription' })
  subscription(@CurrentUser() user: Principal): Promise<Subscription> {
    return this.read.execute(user.userId);
  }
}
