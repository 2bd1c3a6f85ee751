import { Injectable } from '@nestjs/common';
import { type SubscriptionChanged, subscriptionChanged } from '@stroomwerk/contracts/billing';
import { EventConsumer } from '@stroomwerk/kernel';
import type { EntityManager } from 'typeorm';
import { keepEntitlement } from '../persistence/entitlements.js';

/** Moves the entitlement when billing says that a subscription changed. */
@Injectable()
export class SubscriptionChangedConsumer extends EventConsumer<SubscriptionChanged> {
  readonly event = subscriptionChanged;

  handle(change: SubscriptionChanged, manager: EntityManager): Promise<void> {
    return keepEntitlement(manager, change);
  }
}
