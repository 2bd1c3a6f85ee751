import { Injectable } from '@nestjs/common';
import { type SubscriptionChanged, subscriptionChanged } from '@stroomwerk/contracts/billing';
import { EventConsumer } from '@stroomwerk/kernel';
import type { EntityManager } from 'typeorm';
import { Memberships } from '../../memberships/index.js';

/** Keeps the status that /auth/me answers beside the account. */
@Injectable()
export class SubscriptionChangedConsumer extends EventConsumer<SubscriptionChanged> {
  readonly event = subscriptionChanged;

  constructor(private readonly memberships: Memberships) {
    super();
  }

  handle(payload: SubscriptionChanged, manager: EntityManager): Promise<void> {
    return this.memberships.applySubscription(manager, payload);
  }
}
