import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { ApiBearerAuth, ApiOperation, ApiTags } from '@nestjs/swagger';
import { ReconcileAccounts as NextAccounts, ReconcileReport } from '@stroomwerk/contracts/billing';
import { Answers, Roles } from '@stroomwerk/kernel';
import { ReconcileAccounts } from '../application/reconcile-accounts.js';

@ApiTags('ops')
@ApiBearerAuth()
@Roles('ops')
@Controller('billing/ops/reconciliation')
export class OpsReconciliationController {
  constructor(private readonly accounts: ReconcileAccounts) {}

  @Post()
  @HttpCode(200)
  @Answers(ReconcileReport)
  @ApiOperation({
    summary: 'Compares the next accounts with the payment provider at once, and mends what differs',
  })
  run(@Body({ schema: NextAccounts }) { after }: NextAccounts): Promise<ReconcileReport> {
    return this.accounts.execute(after);
  }
}
