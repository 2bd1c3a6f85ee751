import { Injectable } from '@nestjs/common';
import { opensLibrary } from '@stroomwerk/contracts';
import type { Entitlement } from '@stroomwerk/contracts/library';
import { AppError, type Principal } from '@stroomwerk/kernel';
import { DataSource } from 'typeorm';
import { EntitlementEntity } from '../persistence/entitlement.entity.js';

/** Who asks, as far as it matters to a plan: it is the account's, whichever of its members asks. */
type Asker = Pick<Principal, 'accountId' | 'ofGate'>;

/** Whether the library opens, by what billing last said. A plan's tier plays no part (decisions.md, access). */
@Injectable()
export class Access {
  constructor(private readonly database: DataSource) {}

  async of(user: Asker): Promise<Entitlement> {
    if (user.ofGate) return { granted: true, status: 'active', price_tier: null, current_period_end: null };
    const row = await this.database
      .getRepository(EntitlementEntity)
      .findOneBy({ account_id: user.accountId });
    if (row === null) return { granted: false, status: 'none', price_tier: null, current_period_end: null };
    return {
      granted: opensLibrary(row.status),
      status: row.status,
      price_tier: row.price_tier,
      current_period_end: row.current_period_end?.toISOString() ?? null,
    };
  }

  /** Asked by every search and every look into a workflow: bare, since an entity costs as much again as its query. */
  async opens(user: Asker): Promise<boolean> {
    if (user.ofGate) return true;
    const [row] = await this.database.query<Pick<EntitlementEntity, 'status'>[]>(
      'select status from library.entitlement where account_id = $1',
      [user.accountId],
    );
    return row !== undefined && opensLibrary(row.status);
  }

  /** @throws AppError library.subscription_required */
  async require(user: Asker): Promise<void> {
    if (!(await this.opens(user))) throw new AppError('library.subscription_required');
  }
}
