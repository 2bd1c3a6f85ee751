import { Controller, Get } from '@nestjs/common';
import { ApiBearerAuth, ApiOperation, ApiTags } from '@nestjs/swagger';
import { ReferralStats, ReferralSummary } from '@stroomwerk/contracts/billing';
import { Answers, CurrentUser, type Principal } from '@stroomwerk/kernel';
import { ReferralSummaries } from '../application/referral-summaries.js';

@ApiTags('referrals')
@ApiBearerAuth()
@Controller('referrals')
export class ReferralsController {
  constructor(private readonly summaries: ReferralSummaries) {}

  @Get('generate-code')
  @Answers(ReferralSummary)
  @ApiOperation({ summary: 'The caller’s referral code and link, made the first time, with the figures' })
  generateCode(@CurrentUser() user: Principal): Promise<ReferralSummary> {
    return this.summaries.summary(user.userId);
  }

  @Get('stats')
  @Answers(ReferralStats)
  @ApiOperation({ summary: 'The caller’s referrals and commissions, in euros' })
  stats(@CurrentUser() user: Principal): Promise<ReferralStats> {
    return this.summaries.stats(user.userId);
  }
}
