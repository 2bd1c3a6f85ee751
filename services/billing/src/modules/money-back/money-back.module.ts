import { Module } from '@nestjs/common';
import { CheckoutModule } from '../checkout/checkout.module.js';
import { InvoicesModule } from '../invoices/invoices.module.js';
import { ProviderModule } from '../provider/provider.module.js';
import { ReferralsModule } from '../referrals/referrals.module.js';
import { SubscriptionsModule } from '../subscriptions/subscriptions.module.js';
import { MoneyBacks } from './application/money-backs.js';
import { MoneyBackController } from './http/money-back.controller.js';

@Module({
  imports: [ProviderModule, CheckoutModule, SubscriptionsModule, ReferralsModule, InvoicesModule],
  controllers: [MoneyBackController],
  providers: [MoneyBacks],
  exports: [MoneyBacks],
})
export class MoneyBackModule {}
