import { Module } from '@nestjs/common';
import { ProviderModule } from '../provider/provider.module.js';
import { SubscriptionsModule } from '../subscriptions/subscriptions.module.js';
import { ChangePlan } from './application/change-plan.js';
import { PlanStanding } from './application/plan-standing.js';
import { PreviewChange } from './application/preview-change.js';
import { PlanChangeController } from './http/plan-change.controller.js';

/** Another plan on the subscription that runs. */
@Module({
  imports: [ProviderModule, SubscriptionsModule],
  controllers: [PlanChangeController],
  providers: [PlanStanding, PreviewChange, ChangePlan],
})
export class PlanChangeModule {}
