import { Module } from '@nestjs/common';
import { AuditModule } from '../audit/audit.module.js';
import { Payees } from './application/payees.js';
import { PayoutAccounts } from './application/payout-accounts.js';
import { PayoutBatches } from './application/payout-batches.js';
import { PayoutBooks } from './application/payout-books.js';
import { PayoutFiles } from './application/payout-files.js';
import { PayoutVault } from './application/payout-vault.js';
import { PayoutViews } from './application/payout-views.js';
import { OpsPayoutsController } from './http/ops-payouts.controller.js';
import { PayoutsController } from './http/payouts.controller.js';

/** What affiliates are paid, from the balance to the bank. */
@Module({
  imports: [AuditModule],
  controllers: [PayoutsController, OpsPayoutsController],
  providers: [PayoutVault, PayoutAccounts, PayoutViews, PayoutBooks, Payees, PayoutBatches, PayoutFiles],
  exports: [PayoutVault],
})
export class PayoutsModule {}
