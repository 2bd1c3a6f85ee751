import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { accountErased, type OpsEraseResponse } from '@stroomwerk/contracts/auth';
import { AppError, Clock, Outbox } from '@stroomwerk/kernel';
import { DataSource, type EntityManager } from 'typeorm';
import { erasure } from '../../../erasure.js';
import { AccountsRepository } from '../../accounts/index.js';
import { Memberships } from '../../memberships/index.js';
import { SessionEndings } from '../../sessions/application/session-endings.service.js';

/** A suspended plan goes on at the payment provider, and is charged again there. */
const paying = ['active', 'past_due_grace', 'past_due', 'suspended'];

/** Erases people on their request (GDPR, article 17). */
@Injectable()
export class ErasuresService {
  constructor(
    private readonly source: DataSource,
    private readonly accounts: AccountsRepository,
    private readonly memberships: Memberships,
    private readonly endings: SessionEndings,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
  ) {}

  /**
   * Ends the sessions, removes the person, with their account where nobody else is in it, and tells every service to forget
   * them.
   * @throws AppError auth.user_not_found; auth.plan_runs, auth.last_ops_account: what has to be done first
   */
  async erase(userId: string): Promise<OpsEraseResponse> {
    const at = this.clock.now().toISOString();
    await this.source.transaction(async (manager) => {
      const account = await this.accounts.byId(userId, manager);
      if (!account) throw new AppError('auth.user_not_found');
      const { subscriptionStatus } = await this.memberships.of(userId, manager);
      const accountId = await this.memberships.aloneIn(manager, userId);
      if (accountId !== null && paying.includes(subscriptionStatus)) throw new AppError('auth.plan_runs');
      if (account.role === 'ops') await this.keepOneOps(manager, userId);
      await this.endings.endAllOf(manager, userId, 'account_erased');
      for (const statement of erasure) await manager.query(statement, [userId]);
      await this.outbox.publish(manager, accountErased, userId, {
        user_id: userId,
        account_id: accountId,
        version: 1,
        erased_at: at,
        address_hash: createHash('sha256').update(account.email.toLowerCase()).digest('hex'),
      });
    });
    return { erased_at: at };
  }

  /** @throws AppError auth.last_ops_account; two at once do not erase each other */
  private async keepOneOps(manager: EntityManager, userId: string): Promise<void> {
    await manager.query(`select pg_advisory_xact_lock(hashtextextended('auth.first-ops-account', 0))`);
    if (!(await this.accounts.hasOps(manager, userId))) throw new AppError('auth.last_ops_account');
  }
}
