import { Module } from '@nestjs/common';
import { provideConsumer } from '@stroomwerk/kernel';
import { AuditModule } from '../audit/audit.module.js';
import { ProviderModule } from '../provider/provider.module.js';
import { AttributeReferral } from './application/attribute-referral.js';
import { Commissions } from './application/commissions.js';
import { Judge } from './application/judge.js';
import { ReferralDecisions } from './application/referral-decisions.js';
import { ReferralSummaries } from './application/referral-summaries.js';
import { OpsReferralsController } from './http/ops-referrals.controller.js';
import { ReferralsController } from './http/referrals.controller.js';
import { UserMailboxConsumer } from './queue/user-mailbox.consumer.js';
import { UserRegisteredConsumer } from './queue/user-registered.consumer.js';

@Module({
  imports: [ProviderModule, AuditModule],
  controllers: [ReferralsController, OpsReferralsController],
  providers: [
    ...[Commissions, Judge, AttributeReferral, ReferralSummaries, ReferralDecisions],
    provideConsumer(UserRegisteredConsumer),
    provideConsumer(UserMailboxConsumer),
  ],
  exports: [Commissions],
})
export class ReferralsModule {}
