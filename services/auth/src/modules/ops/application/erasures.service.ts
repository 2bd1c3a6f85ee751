import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { accountErased, type OpsEraseResponse } from '@stroomwerk/contracts/auth';
import { AppError, Clock, Outbox } from '@stroomwerk/kernel';
import { DataSource } from 'typeorm';
import { erasure } from '../../../erasure.js';
import { AccountsRepository } from '../../accounts/index.js';
import { SessionEndings } from '../../sessions/application/session-endings.service.js';

const paying = ['active', 'past_due_grace', 'past_due'];

/** Erases people on their request (GDPR, article 17). */
@Injectable()
export class ErasuresService {
  constructor(
    private readonly source: DataSource,
    private readonly accounts: AccountsRepository,
    private readonly endings: SessionEndings,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
  ) {}

  /**
   * Ends the sessions, removes the account, and tells every service to forget the person.
   * @throws AppError auth.user_not_found; common.conflict while a plan still runs: cancel it first
   */
  async erase(userId: string): Promise<OpsEraseResponse> {
    const at = this.clock.now().toISOString();
    await this.source.transaction(async (manager) => {
      const account = await this.accounts.byId(userId, manager);
      if (!account) throw new AppError('auth.user_not_found');
      if (account.role === 'ops' || paying.includes(account.subscriptionStatus))
        throw new AppError('common.conflict');
      await this.endings.endAllOf(manager, userId, 'account_erased');
      for (const statement of erasure) await manager.query(statement, [userId]);
      await this.outbox.publish(manager, accountErased, userId, {
        user_id: userId,
        version: 1,
        erased_at: at,
        address_hash: createHash('sha256').update(account.email.toLowerCase()).digest('hex'),
      });
    });
    return { erased_at: at };
  }
}
