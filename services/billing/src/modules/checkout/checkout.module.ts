import { Module } from '@nestjs/common';
import { ProviderModule } from '../provider/provider.module.js';
import { ReferralsModule } from '../referrals/referrals.module.js';
import { SubscriptionsModule } from '../subscriptions/subscriptions.module.js';
import { WorkModule } from '../work/work.module.js';
import { ClosePage } from './application/close-page.js';
import { CreateCheckout } from './application/create-checkout.js';
import { ReadCheckout } from './application/read-checkout.js';
import { SyncCheckoutSession } from './application/sync-checkout-session.js';
import { CheckoutController } from './http/checkout.controller.js';

@Module({
  imports: [ProviderModule, SubscriptionsModule, ReferralsModule, WorkModule],
  controllers: [CheckoutController],
  providers: [ClosePage, CreateCheckout, ReadCheckout, SyncCheckoutSession],
  exports: [SyncCheckoutSession],
})
export class CheckoutModule {}
