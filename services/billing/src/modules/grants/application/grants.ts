import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { GrantPlan, RevokePlan, Subscription } from '@stroomwerk/contracts/billing';
import { AppError, Clock, type Principal } from '@stroomwerk/kernel';
import { DataSource } from 'typeorm';
import { type Act, AuditLog } from '../../audit/application/audit-log.js';
import { isLibraryPlan } from '../../catalogue/domain/catalogue.js';
import { subscriptionView } from '../../subscriptions/application/subscription-view.js';
import { SubscriptionWriter } from '../../subscriptions/application/subscription-writer.js';
import type { SubscriptionState } from '../../subscriptions/domain/state.js';
import { accountOf } from '../../subscriptions/index.js';
import { type GrantRefusal, granted, revoked } from '../domain/grant.js';
import { endOfDay } from '../domain/last-day.js';

/** Gives and takes the plan of somebody's account without payment, for support; each act is audited with it. */
@Injectable()
export class Grants {
  constructor(
    @InjectDataSource() private readonly database: DataSource,
    private readonly writer: SubscriptionWriter,
    private readonly audit: AuditLog,
    private readonly clock: Clock,
  ) {}

  /** @throws AppError auth.user_not_found, billing.unknown_price_tier for a service, billing.has_plan, billing.grant_over */
  async grant(actor: Principal, { user_id, price_tier, until, reason }: GrantPlan): Promise<Subscription> {
    if (!isLibraryPlan(price_tier)) throw new AppError('billing.unknown_price_tier');
    const accountId = await accountOf(this.database.manager, user_id);
    if (accountId === null) throw new AppError('auth.user_not_found');
    return this.act(
      { actor, action: 'grant', userId: user_id, accountId, tier: price_tier, reason },
      (current) =>
        granted(current, { tier: price_tier, until: until ? endOfDay(until) : null }, this.clock.now()),
    );
  }

  /** @throws AppError billing.no_grant */
  async revoke(actor: Principal, { user_id, reason }: RevokePlan): Promise<Subscription> {
    const accountId = await accountOf(this.database.manager, user_id);
    if (accountId === null) throw new AppError('billing.no_grant');
    return this.act({ actor, action: 'revoke', userId: user_id, accountId, tier: null, reason }, revoked);
  }

  private act(
    act: Omit<Act, 'change'>,
    rule: (current: SubscriptionState) => SubscriptionState | GrantRefusal,
  ): Promise<Subscription> {
    return this.database.transaction(async (manager) => {
      const change = await this.writer.change(manager, act.accountId, (current) => {
        const next = rule(current);
        if (typeof next === 'string') throw new AppError(next);
        return next;
      });
      await this.audit.record(manager, { ...act, tier: act.tier ?? change.before.price_tier, change });
      return subscriptionView(change.after);
    });
  }
}
