import { Module } from '@nestjs/common';
import { ProviderModule } from '../provider/provider.module.js';
import { CancelPlan } from './application/cancel-plan.js';
import { EndGrace } from './application/end-grace.js';
import { EndRefunded } from './application/end-refunded.js';
import { EndSuperseded } from './application/end-superseded.js';
import { ReadSubscription } from './application/read-subscription.js';
import { SubscriptionWriter } from './application/subscription-writer.js';
import { SyncSubscription } from './application/sync-subscription.js';
import { SubscriptionController } from './http/subscription.controller.js';

@Module({
  imports: [ProviderModule],
  controllers: [SubscriptionController],
  providers: [
    SubscriptionWriter,
    SyncSubscription,
    ReadSubscription,
    CancelPlan,
    EndSuperseded,
    EndRefunded,
    EndGrace,
  ],
  exports: [SubscriptionWriter, SyncSubscription, ReadSubscription, EndSuperseded, EndRefunded, EndGrace],
})
export class SubscriptionsModule {}
