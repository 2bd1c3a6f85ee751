import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { PriceTier } from '@stroomwerk/contracts';
import type { AuditQuery, AuditResponse } from '@stroomwerk/contracts/billing';
import { Clock, type Principal } from '@stroomwerk/kernel';
import { DataSource, type EntityManager } from 'typeorm';
import { subscriptionView } from '../../subscriptions/application/subscription-view.js';
import type { SubscriptionChange } from '../../subscriptions/application/subscription-writer.js';
import { AuditEntryEntity } from '../persistence/audit-entry.entity.js';

export interface Act {
  actor: Principal;
  action:
    | 'grant'
    | 'revoke'
    | 'allow_referral'
    | 'refuse_referral'
    | 'payout_ordered'
    | 'payout_filed'
    | 'payout_paid'
    | 'payout_returned';
  /** Whom ops meant, and whose account it was. */
  userId: string;
  accountId: string;
  tier: PriceTier | null;
  reason: string;
  /** Null where it changed no plan. */
  change: SubscriptionChange | null;
}

const most = 200;

/** Who of ops did what to whom, and why. Written with the act, never changed. */
@Injectable()
export class AuditLog {
  constructor(
    @InjectDataSource() private readonly database: DataSource,
    private readonly clock: Clock,
  ) {}

  async record(manager: EntityManager, act: Act): Promise<void> {
    await manager.save(
      manager.create(AuditEntryEntity, {
        at: this.clock.now(),
        actor_id: act.actor.userId,
        actor: act.actor.email,
        action: act.action,
        user_id: act.userId,
        account_id: act.accountId,
        price_tier: act.tier,
        reason: act.reason,
        before: act.change && subscriptionView(act.change.before),
        after: act.change && subscriptionView(act.change.after),
      }),
    );
  }

  /** The latest 200 entries, newest first. */
  async read(query: AuditQuery): Promise<AuditResponse> {
    const rows = await this.database.manager.find(AuditEntryEntity, {
      where: query.user_id === undefined ? {} : { user_id: query.user_id },
      order: { at: 'DESC', id: 'ASC' },
      take: most,
    });
    return {
      entries: rows.map(({ actor_id, account_id, at, ...entry }) => ({ ...entry, at: at.toISOString() })),
    };
  }
}
