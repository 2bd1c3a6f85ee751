import { Injectable } from '@nestjs/common';
import { subscriptionChanged } from '@stroomwerk/contracts/billing';
import { Clock, Outbox } from '@stroomwerk/kernel';
import type { EntityManager } from 'typeorm';
import { decide } from '../domain/decide.js';
import { differs, noSubscription, type SubscriptionState } from '../domain/state.js';
import { SubscriptionEntity } from '../persistence/subscription.entity.js';
import { SupersededSubscriptionEntity } from '../persistence/superseded-subscription.entity.js';

export interface SubscriptionChange {
  before: SubscriptionState;
  after: SubscriptionState;
}

const stateIn = ({ user_id, version, changed_at, ...state }: SubscriptionEntity): SubscriptionState => state;

/** The only writer of subscriptions: a new version and its event, in the caller's transaction, for real changes only. */
@Injectable()
export class SubscriptionWriter {
  constructor(
    private readonly outbox: Outbox,
    private readonly clock: Clock,
  ) {}

  /**
   * Changes a user's subscription while nobody else does.
   * @param rule from the present state to the next; may throw to refuse
   */
  async change(
    manager: EntityManager,
    userId: string,
    rule: (current: SubscriptionState) => SubscriptionState | Promise<SubscriptionState>,
  ): Promise<SubscriptionChange> {
    const row = await this.lockedRow(manager, userId);
    const before = stateIn(row);
    const after = await rule(before);
    const changed = differs(before, after);
    Object.assign(row, after);
    if (changed) {
      row.version += 1;
      row.changed_at = this.clock.now();
    }
    await manager.save(row);
    if (changed) await this.announce(manager, row);
    return { before, after };
  }

  /** Takes over what the provider says, unless something else of the user's counts more. */
  async accept(
    manager: EntityManager,
    userId: string,
    incomingOf: (current: SubscriptionState) => SubscriptionState,
  ): Promise<void> {
    await this.change(manager, userId, async (current) => {
      const { state, superseded } = decide(current, incomingOf(current));
      if (superseded !== null) await this.supersede(manager, userId, superseded);
      return state;
    });
  }

  private async lockedRow(manager: EntityManager, userId: string): Promise<SubscriptionEntity> {
    await manager
      .createQueryBuilder()
      .insert()
      .into(SubscriptionEntity)
      .values({ ...noSubscription, user_id: userId, version: 0, changed_at: this.clock.now() })
      .orIgnore()
      .execute();
    return manager.findOneOrFail(SubscriptionEntity, {
      where: { user_id: userId },
      lock: { mode: 'pessimistic_write' },
    });
  }

  private async supersede(manager: EntityManager, userId: string, reference: string): Promise<void> {
    await manager
      .createQueryBuilder()
      .insert()
      .into(SupersededSubscriptionEntity)
      .values({ reference, user_id: userId, superseded_at: this.clock.now(), ended_at: null })
      .orIgnore()
      .execute();
  }

  private announce(manager: EntityManager, row: SubscriptionEntity): Promise<void> {
    return this.outbox.publish(manager, subscriptionChanged, row.user_id, {
      user_id: row.user_id,
      version: row.version,
      status: row.status,
      price_tier: row.price_tier,
      interval: row.interval,
      source: row.source,
      current_period_end: row.current_period_end?.toISOString() ?? null,
      cancel_at_period_end: row.cancel_at_period_end,
      monthly_cents: row.monthly_cents,
      changed_at: row.changed_at.toISOString(),
    });
  }
}
