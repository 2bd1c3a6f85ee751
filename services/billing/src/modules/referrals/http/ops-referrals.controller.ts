import { Body, Controller, Get, Post } from '@nestjs/common';
import { ApiBearerAuth, ApiOperation, ApiTags } from '@nestjs/swagger';
import { DecideReferral, OpsReferral, OpsReferrals } from '@stroomwerk/contracts/billing';
import { Answers, CurrentUser, type Principal, Roles } from '@stroomwerk/kernel';
import { ReferralDecisions } from '../application/referral-decisions.js';

@ApiTags('ops')
@ApiBearerAuth()
@Roles('ops')
@Controller('billing/ops/referrals')
export class OpsReferralsController {
  constructor(private readonly decisions: ReferralDecisions) {}

  @Get()
  @Answers(OpsReferrals)
  @ApiOperation({ summary: 'Referrals that something speaks against, those that wait for a decision first' })
  list(): Promise<OpsReferrals> {
    return this.decisions.list();
  }

  @Post('decisions')
  @Answers(OpsReferral)
  @ApiOperation({ summary: 'Allows or refuses a referral for good; audited' })
  decide(
    @CurrentUser() actor: Principal,
    @Body({ schema: DecideReferral }) body: DecideReferral,
  ): Promise<OpsReferral> {
    return this.decisions.decide(actor, body);
  }
}
