import { Module } from '@nestjs/common';
import { CheckoutModule } from '../checkout/checkout.module.js';
import { GrantsModule } from '../grants/grants.module.js';
import { InvoicesModule } from '../invoices/invoices.module.js';
import { MoneyBackModule } from '../money-back/money-back.module.js';
import { PayoutsModule } from '../payouts/payouts.module.js';
import { ProviderModule } from '../provider/provider.module.js';
import { ReferralsModule } from '../referrals/referrals.module.js';
import { SubscriptionsModule } from '../subscriptions/subscriptions.module.js';
import { WebhooksModule } from '../webhooks/webhooks.module.js';
import { WorkModule } from '../work/work.module.js';
import { Reconcile } from './application/reconcile.js';
import { ReconcileAccounts } from './application/reconcile-accounts.js';
import { OpsReconciliationController } from './http/ops-reconciliation.controller.js';
import { ProviderProcessor } from './queue/provider.processor.js';

@Module({
  imports: [
    GrantsModule,
    InvoicesModule,
    MoneyBackModule,
    ProviderModule,
    CheckoutModule,
    SubscriptionsModule,
    ReferralsModule,
    PayoutsModule,
    WebhooksModule,
    WorkModule,
  ],
  controllers: [OpsReconciliationController],
  providers: [Reconcile, ReconcileAccounts, ProviderProcessor],
})
export class ReconciliationModule {}
