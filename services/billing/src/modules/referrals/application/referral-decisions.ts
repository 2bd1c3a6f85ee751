import { Injectable, Logger } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DecideReferral, OpsReferral, OpsReferrals } from '@stroomwerk/contracts/billing';
import { AppError, type Principal } from '@stroomwerk/kernel';
import { DataSource } from 'typeorm';
import { AuditLog } from '../../audit/application/audit-log.js';
import { Readings } from '../../provider/application/readings.js';
import { lockName } from '../../provider/index.js';
import { verdictOf } from '../domain/judgement.js';
import { ReferralEntity } from '../persistence/referral.entities.js';
import { suspicious } from '../persistence/suspicious.js';
import { Commissions } from './commissions.js';

/** Referrals that something speaks against, and what ops decides about them. */
@Injectable()
export class ReferralDecisions {
  private readonly logger = new Logger(ReferralDecisions.name);

  constructor(
    @InjectDataSource() private readonly database: DataSource,
    private readonly provider: Readings,
    private readonly commissions: Commissions,
    private readonly audit: AuditLog,
  ) {}

  /** Those that wait for a decision first, then the latest; at most two hundred. */
  async list(): Promise<OpsReferrals> {
    return { referrals: await suspicious(this.database.manager) };
  }

  /**
   * Keeps a decision with its reason, then brings the commission in line; what the provider has to be asked for and does
   * not answer is done by the reconciliation. @throws AppError billing.referral_not_found
   */
  async decide(actor: Principal, { referee_id, decision, reason }: DecideReferral): Promise<OpsReferral> {
    await this.database.transaction(async (manager) => {
      await lockName(manager, `commission:${referee_id}`);
      const referral = await manager.findOneBy(ReferralEntity, { referee_id });
      if (referral === null) throw new AppError('billing.referral_not_found');
      const verdict = verdictOf(referral.signs, decision);
      await manager.update(ReferralEntity, { referee_id }, { decision, verdict, check_due: true });
      await this.audit.record(manager, {
        ...{ actor, action: decision === 'allowed' ? 'allow_referral' : 'refuse_referral', reason },
        ...{ userId: referee_id, accountId: referral.account_id, tier: null, change: null },
      });
    });
    await this.provider
      .carryOut((look) => this.commissions.readLate(look, referee_id))
      .catch((error: unknown) =>
        this.logger.warn(`commission of ${referee_id} waits for the reconciliation: ${String(error)}`),
      );
    const [found] = await suspicious(this.database.manager, referee_id);
    if (found === undefined) throw new AppError('billing.referral_not_found');
    return found;
  }
}
