import { Injectable } from '@nestjs/common';
import { type SubscriptionChanged, subscriptionChanged } from '@stroomwerk/contracts/billing';
import { EventConsumer } from '@stroomwerk/kernel';
import type { EntityManager } from 'typeorm';
import { keepEntitlement } from '../persistence/entitlements.js';
import { keepPlanChange } from '../persistence/plan-changes.js';

/** Moves the entitlement when billing says that a subscription changed, and keeps what the plan was from then on. */
@Injectable()
export class SubscriptionChangedConsumer extends EventConsumer<SubscriptionChanged> {
  readonly event = subscriptionChanged;

  async handle(change: SubscriptionChanged, manager: EntityManager): Promise<void> {
    await keepEntitlement(manager, change);
    await keepPlanChange(manager, change);
  }
}
