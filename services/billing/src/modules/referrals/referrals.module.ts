import { Module } from '@nestjs/common';
import { provideConsumer } from '@stroomwerk/kernel';
import { ProviderModule } from '../provider/provider.module.js';
import { AttributeReferral } from './application/attribute-referral.js';
import { Commissions } from './application/commissions.js';
import { ReferralSummaries } from './application/referral-summaries.js';
import { ReferralsController } from './http/referrals.controller.js';
import { UserRegisteredConsumer } from './queue/user-registered.consumer.js';

@Module({
  imports: [ProviderModule],
  controllers: [ReferralsController],
  providers: [Commissions, AttributeReferral, ReferralSummaries, provideConsumer(UserRegisteredConsumer)],
  exports: [Commissions],
})
export class ReferralsModule {}
