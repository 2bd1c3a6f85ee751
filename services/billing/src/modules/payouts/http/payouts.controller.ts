import { Body, Controller, Get, Post, Put } from '@nestjs/common';
import { ApiBearerAuth, ApiOperation, ApiTags } from '@nestjs/swagger';
import {
  ConfirmPayoutAccount,
  EnterPayoutAccount,
  PayoutView,
  ReferralLedger,
} from '@stroomwerk/contracts/billing';
import { Answers, CurrentUser, type Principal } from '@stroomwerk/kernel';
import { PayoutAccounts } from '../application/payout-accounts.js';
import { PayoutViews } from '../application/payout-views.js';

@ApiTags('referrals')
@ApiBearerAuth()
@Controller('referrals')
export class PayoutsController {
  constructor(
    private readonly views: PayoutViews,
    private readonly accounts: PayoutAccounts,
  ) {}

  @Get('ledger')
  @Answers(ReferralLedger)
  @ApiOperation({ summary: 'The caller’s commissions and payouts, line by line' })
  ledger(@CurrentUser() user: Principal): Promise<ReferralLedger> {
    return this.views.ledger(user.userId);
  }

  @Get('payouts')
  @Answers(PayoutView)
  @ApiOperation({ summary: 'Where the caller is paid, what is free, and when it is paid' })
  payouts(@CurrentUser() user: Principal): Promise<PayoutView> {
    return this.views.payouts(user.userId);
  }

  @Put('payouts/account')
  @Answers(PayoutView)
  @ApiOperation({ summary: 'Keeps a bank account, which counts once the link in a mail was followed' })
  async enter(
    @CurrentUser() user: Principal,
    @Body({ schema: EnterPayoutAccount }) body: EnterPayoutAccount,
  ): Promise<PayoutView> {
    await this.accounts.enter(user, body);
    return this.views.payouts(user.userId);
  }

  @Post('payouts/account/confirm')
  @Answers(PayoutView)
  @ApiOperation({ summary: 'Lets the bank account of a mailed link count' })
  async confirm(
    @CurrentUser() user: Principal,
    @Body({ schema: ConfirmPayoutAccount }) body: ConfirmPayoutAccount,
  ): Promise<PayoutView> {
    await this.accounts.confirm(user, body.change_id);
    return this.views.payouts(user.userId);
  }
}
