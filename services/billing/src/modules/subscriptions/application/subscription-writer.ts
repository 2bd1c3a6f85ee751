import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { subscriptionChanged } from '@stroomwerk/contracts/billing';
import { billingMailRequested } from '@stroomwerk/contracts/mails';
import { Clock, Outbox } from '@stroomwerk/kernel';
import type { EntityManager } from 'typeorm';
import { isSession } from '../../provider/application/payments.js';
import { decide } from '../domain/decide.js';
import { accessEnd, graceEnd } from '../domain/provider-state.js';
import {
  beganGrace,
  differs,
  fallenBack,
  noSubscription,
  renewalMail,
  type SubscriptionState,
} from '../domain/state.js';
import { personOf } from '../persistence/registered-users.js';
import { SubscriptionEntity } from '../persistence/subscription.entity.js';
import { SupersededSubscriptionEntity } from '../persistence/superseded-subscription.entity.js';

export interface SubscriptionChange {
  before: SubscriptionState;
  after: SubscriptionState;
}

const stateIn = ({ account_id, version, changed_at, ...state }: SubscriptionEntity): SubscriptionState =>
  state;

/** The only writer of subscriptions: a new version and its event, in the caller's transaction, for real changes only. */
@Injectable()
export class SubscriptionWriter {
  constructor(
    private readonly outbox: Outbox,
    private readonly clock: Clock,
  ) {}

  /**
   * Changes an account's subscription while nobody else does.
   * @param rule from the present state to the next; may throw to refuse
   */
  async change(
    manager: EntityManager,
    accountId: string,
    rule: (current: SubscriptionState) => SubscriptionState | Promise<SubscriptionState>,
  ): Promise<SubscriptionChange> {
    const row = await this.lockedRow(manager, accountId);
    const before = stateIn(row);
    const after = fallenBack(await rule(before), this.clock.now());
    const changed = differs(before, after);
    Object.assign(row, after);
    if (changed) {
      row.version += 1;
      row.changed_at = this.clock.now();
    }
    await manager.save(row);
    if (changed) await this.announce(manager, row);
    if (changed && beganGrace(before, after)) await this.tellUnpaid(manager, row);
    const mail = renewalMail(before, after);
    const at = mail === 'plan_canceled' ? accessEnd(after) : after.current_period_end;
    if (mail !== null && at !== null) await this.tellRenewal(manager, row, mail, at);
    return { before, after };
  }

  /** Takes over what the provider says, unless something else of the account's counts more. */
  async accept(
    manager: EntityManager,
    accountId: string,
    incomingOf: (current: SubscriptionState) => SubscriptionState,
  ): Promise<void> {
    await this.change(manager, accountId, async (current) => {
      const { state, superseded } = decide(current, incomingOf(current));
      if (superseded !== null) await this.supersede(manager, accountId, superseded, state);
      return { ...state, granted: current.granted, granted_until: current.granted_until };
    });
  }

  private async lockedRow(manager: EntityManager, accountId: string): Promise<SubscriptionEntity> {
    await manager
      .createQueryBuilder()
      .insert()
      .into(SubscriptionEntity)
      .values({ ...noSubscription, account_id: accountId, version: 0, changed_at: this.clock.now() })
      .orIgnore()
      .execute();
    return manager.findOneOrFail(SubscriptionEntity, {
      where: { account_id: accountId },
      lock: { mode: 'pessimistic_write' },
    });
  }

  private async supersede(
    manager: EntityManager,
    accountId: string,
    { reference }: SubscriptionState,
    by: SubscriptionState,
  ): Promise<void> {
    if (reference === null) return;
    await manager
      .createQueryBuilder()
      .insert()
      .into(SupersededSubscriptionEntity)
      .values({
        ...{ reference, account_id: accountId, one_time: isSession(reference), replaced_by: by.reference },
        ...{ superseded_at: this.clock.now(), ended_at: null, refunded_cents: null },
      })
      .orIgnore()
      .execute();
  }

  /** The change happens once, so the mail does: each has a request of its own. */
  private async tellUnpaid(manager: EntityManager, row: SubscriptionEntity): Promise<void> {
    const person = await personOf(manager, row.account_id);
    await this.outbox.publish(manager, billingMailRequested, person, {
      ...{ kind: 'payment_failed', version: 1, request_id: randomUUID(), user_id: person },
      asked_at: row.changed_at.toISOString(),
      data: { open_until: graceEnd(row.past_due_since ?? row.changed_at).toISOString() },
    });
  }

  private async tellRenewal(
    manager: EntityManager,
    row: SubscriptionEntity,
    mail: 'plan_canceled' | 'plan_resumed',
    at: Date,
  ): Promise<void> {
    const person = await personOf(manager, row.account_id);
    const request = {
      ...{ version: 1 as const, request_id: randomUUID(), user_id: person },
      asked_at: row.changed_at.toISOString(),
    };
    await this.outbox.publish(
      manager,
      billingMailRequested,
      person,
      mail === 'plan_canceled'
        ? { ...request, kind: mail, data: { ends_at: at.toISOString() } }
        : { ...request, kind: mail, data: { renews_at: at.toISOString() } },
    );
  }

  private async announce(manager: EntityManager, row: SubscriptionEntity): Promise<void> {
    await this.outbox.publish(manager, subscriptionChanged, row.account_id, {
      user_id: await personOf(manager, row.account_id),
      account_id: row.account_id,
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
