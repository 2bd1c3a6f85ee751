import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { Subscription } from '@stroomwerk/contracts/billing';
import { DataSource } from 'typeorm';
import { noSubscription } from '../domain/state.js';
import { SubscriptionEntity } from '../persistence/subscription.entity.js';
import { subscriptionView } from './subscription-view.js';

@Injectable()
export class ReadSubscription {
  constructor(@InjectDataSource() private readonly database: DataSource) {}

  /** An account's subscription as it stands; status none for who never had one. */
  async execute(accountId: string): Promise<Subscription> {
    const row = await this.database.manager.findOneBy(SubscriptionEntity, { account_id: accountId });
    return subscriptionView(row ?? noSubscription);
  }
}
