import { Body, Controller, Post } from '@nestjs/common';
import { ApiBearerAuth, ApiOperation, ApiTags } from '@nestjs/swagger';
import { GrantPlan, RevokePlan, Subscription } from '@stroomwerk/contracts/billing';
import { Answers, CurrentUser, type Principal, Roles } from '@stroomwerk/kernel';
import { Grants } from '../application/grants.js';

@ApiTags('ops')
@ApiBearerAuth()
@Roles('ops')
@Controller('billing/ops')
export class GrantsController {
  constructor(private readonly grants: Grants) {}

  @Post('grants')
  @Answers(Subscription)
  @ApiOperation({ summary: 'Gives a plan without payment; audited' })
  grant(
    @CurrentUser() actor: Principal,
    @Body({ schema: GrantPlan }) body: GrantPlan,
  ): Promise<Subscription> {
    return this.grants.grant(actor, body);
  }

  @Post('revocations')
  @Answers(Subscription)
  @ApiOperation({ summary: 'Takes a granted plan back; audited. What was paid for is not touched' })
  revoke(
    @CurrentUser() actor: Principal,
    @Body({ schema: RevokePlan }) body: RevokePlan,
  ): Promise<Subscription> {
    return this.grants.revoke(actor, body);
  }
}
