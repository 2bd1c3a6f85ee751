import { Body, Controller, Post } from '@nestjs/common';
import { ApiBearerAuth, ApiOperation, ApiTags } from '@nestjs/swagger';
import {
  ConfirmPlanChange,
  PlanChangePreview,
  PreviewPlanChange,
  Subscription,
} from '@stroomwerk/contracts/billing';
import { Answers, CurrentUser, type Principal } from '@stroomwerk/kernel';
import { ChangePlan } from '../application/change-plan.js';
import { PreviewChange } from '../application/preview-change.js';

@ApiTags('subscription')
@ApiBearerAuth()
@Controller('billing/plan-change')
export class PlanChangeController {
  constructor(
    private readonly previews: PreviewChange,
    private readonly plans: ChangePlan,
  ) {}

  @Post('preview')
  @Answers(PlanChangePreview)
  @ApiOperation({ summary: 'What another plan costs, to the cent; changes nothing' })
  async preview(
    @CurrentUser() user: Principal,
    @Body({ schema: PreviewPlanChange }) body: PreviewPlanChange,
  ): Promise<PlanChangePreview> {
    return (await this.previews.execute(user.accountId, body)).view;
  }

  @Post()
  @Answers(Subscription)
  @ApiOperation({ summary: 'Changes the plan for what the preview showed, or not at all; safe to repeat' })
  confirm(
    @CurrentUser() user: Principal,
    @Body({ schema: ConfirmPlanChange }) { token }: ConfirmPlanChange,
  ): Promise<Subscription> {
    return this.plans.confirm(user, token);
  }

  @Post('withdraw')
  @Answers(Subscription)
  @ApiOperation({ summary: 'Takes back a change that waits for the end of the period; safe to repeat' })
  withdraw(@CurrentUser() user: Principal): Promise<Subscription> {
    return this.plans.withdraw(user.accountId);
  }
}
