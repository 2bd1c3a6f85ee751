import { Module } from '@nestjs/common';
import { AuditModule } from './modules/audit/audit.module.js';
import { CatalogueModule } from './modules/catalogue/catalogue.module.js';
import { CheckoutModule } from './modules/checkout/checkout.module.js';
import { GrantsModule } from './modules/grants/grants.module.js';
import { InvoicesModule } from './modules/invoices/invoices.module.js';
import { MoneyBackModule } from './modules/money-back/money-back.module.js';
import { PayoutsModule } from './modules/payouts/payouts.module.js';
import { PlanChangeModule } from './modules/plan-change/plan-change.module.js';
import { ReconciliationModule } from './modules/reconciliation/reconciliation.module.js';
import { ReferralsModule } from './modules/referrals/referrals.module.js';
import { SubscriptionsModule } from './modules/subscriptions/subscriptions.module.js';
import { WebhooksModule } from './modules/webhooks/webhooks.module.js';

/** Prices, payments, subscriptions, referrals and what ops does to plans. */
@Module({
  imports: [
    CatalogueModule,
    CheckoutModule,
    WebhooksModule,
    SubscriptionsModule,
    ReferralsModule,
    PayoutsModule,
    GrantsModule,
    MoneyBackModule,
    InvoicesModule,
    PlanChangeModule,
    AuditModule,
    ReconciliationModule,
  ],
})
export class BillingModule {}
