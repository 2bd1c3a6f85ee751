import { Module } from '@nestjs/common';
import { CheckoutModule } from '../checkout/checkout.module.js';
import { InvoicesModule } from '../invoices/invoices.module.js';
import { ProviderModule } from '../provider/provider.module.js';
import { ReferralsModule } from '../referrals/referrals.module.js';
import { SubscriptionsModule } from '../subscriptions/subscriptions.module.js';
import { WorkModule } from '../work/work.module.js';
import { ProcessEvent } from './application/process-event.js';
import { ReceiveEvent } from './application/receive-event.js';
import { SyncPayment } from './application/sync-payment.js';
import { WebhookController } from './http/webhook.controller.js';

@Module({
  imports: [ProviderModule, CheckoutModule, SubscriptionsModule, ReferralsModule, InvoicesModule, WorkModule],
  controllers: [WebhookController],
  providers: [ReceiveEvent, ProcessEvent, SyncPayment],
  exports: [ProcessEvent],
})
export class WebhooksModule {}
