import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { Clock } from '@stroomwerk/kernel';
import { DataSource, type EntityManager, LessThanOrEqual } from 'typeorm';
import { Customers } from '../../provider/application/customers.js';
import { type Look, nothing, type Write } from '../../provider/application/readings.js';
import { lockName } from '../../provider/index.js';
import {
  type CommissionStatus,
  commissionCents,
  dueMovement,
  linesOf,
  type Movement,
  releaseAt,
} from '../domain/commission.js';
import { CommissionEntity, LedgerEntryEntity, ReferralEntity } from '../persistence/referral.entities.js';

const statusAfter: Record<Movement, CommissionStatus> = {
  earned: 'held',
  released: 'released',
  clawed_back: 'clawed_back',
};

/** Earns, releases and claws back the one commission that a referee brings. */
@Injectable()
export class Commissions {
  constructor(
    @InjectDataSource() private readonly database: DataSource,
    private readonly customers: Customers,
    private readonly clock: Clock,
  ) {}

  /** Brings a referee's commission in line with what the referee has paid; nothing for who came by no link. */
  async read(look: Look, refereeId: string): Promise<Write> {
    const referral = await this.database.manager.findOneBy(ReferralEntity, { referee_id: refereeId });
    if (referral === null) return nothing;
    await look(`commission:${refereeId}`);
    const netPaid = await this.customers.netPaid(refereeId);
    return (manager) => this.write(manager, referral, netPaid);
  }

  /** As `read`, for whose account was told of after the payment: this once. */
  async readLate(look: Look, refereeId: string): Promise<Write> {
    const write = await this.read(look, refereeId);
    return async (manager) => {
      await write(manager);
      await manager.update(ReferralEntity, { referee_id: refereeId }, { check_due: false });
    };
  }

  private async write(manager: EntityManager, referral: ReferralEntity, netPaid: number): Promise<void> {
    const { referee_id: refereeId } = referral;
    await lockName(manager, `commission:${refereeId}`);
    const known = await manager.findOneBy(CommissionEntity, { referee_id: refereeId });
    const movement = dueMovement(netPaid, known?.status ?? null);
    if (movement === null) return;
    const earnedAt = this.clock.now();
    const commission =
      known ??
      manager.create(CommissionEntity, {
        referee_id: refereeId,
        referrer_id: referral.referrer_id,
        status: 'held',
        amount_cents: commissionCents,
        earned_at: earnedAt,
        release_at: releaseAt(earnedAt),
      });
    await this.move(manager, commission, movement);
  }

  /** Releases what was held long enough. @returns how many */
  async releaseDue(): Promise<number> {
    const due = await this.database.manager.find(CommissionEntity, {
      where: { status: 'held', release_at: LessThanOrEqual(this.clock.now()) },
      take: 200,
    });
    for (const { referee_id } of due)
      await this.database.transaction(async (manager) => {
        await lockName(manager, `commission:${referee_id}`);
        const commission = await manager.findOneByOrFail(CommissionEntity, { referee_id });
        if (commission.status === 'held') await this.move(manager, commission, 'released');
      });
    return due.length;
  }

  private async move(
    manager: EntityManager,
    commission: CommissionEntity,
    movement: Movement,
  ): Promise<void> {
    const lines = linesOf(movement, commission.status, commission.amount_cents);
    commission.status = statusAfter[movement];
    await manager.save(commission);
    await manager.insert(
      LedgerEntryEntity,
      lines.map((line) => ({
        ...line,
        referee_id: commission.referee_id,
        referrer_id: commission.referrer_id,
        movement,
        at: this.clock.now(),
      })),
    );
  }
}
