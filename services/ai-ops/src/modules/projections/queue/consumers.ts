import { Injectable } from '@nestjs/common';
import { userRegistered } from '@stroomwerk/contracts/auth';
import { type SubscriptionChanged, subscriptionChanged } from '@stroomwerk/contracts/billing';
import { libraryChanged } from '@stroomwerk/contracts/library';
import { EventConsumer } from '@stroomwerk/kernel';
import type { EntityManager } from 'typeorm';
import type { z } from 'zod';
import { keepCustomer, keepLibrary, keepSubscription } from '../persistence/projection.store.js';

type UserRegistered = z.infer<typeof userRegistered.schema>;
type LibraryChanged = z.infer<typeof libraryChanged.schema>;

@Injectable()
export class UserRegisteredConsumer extends EventConsumer<UserRegistered> {
  readonly event = userRegistered;
  async handle(payload: UserRegistered, db: EntityManager): Promise<void> {
    await keepCustomer(payload, db);
  }
}

@Injectable()
export class SubscriptionChangedConsumer extends EventConsumer<SubscriptionChanged> {
  readonly event = subscriptionChanged;
  handle(payload: SubscriptionChanged, db: EntityManager): Promise<void> {
    return keepSubscription(payload, db);
  }
}

@Injectable()
export class LibraryChangedConsumer extends EventConsumer<LibraryChanged> {
  readonly event = libraryChanged;
  async handle(payload: LibraryChanged, db: EntityManager): Promise<void> {
    await keepLibrary(payload, db);
  }
}
