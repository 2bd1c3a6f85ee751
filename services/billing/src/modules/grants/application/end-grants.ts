import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { Clock } from '@stroomwerk/kernel';
import { DataSource, LessThanOrEqual } from 'typeorm';
import { SubscriptionWriter } from '../../subscriptions/application/subscription-writer.js';
import { isUnended } from '../../subscriptions/domain/state.js';
import { SubscriptionEntity } from '../../subscriptions/index.js';
import { revoked } from '../domain/grant.js';

/** Time alone ends a plan that was given until a day. What stood under it, in arrears say, is read again. */
@Injectable()
export class EndGrants {
  constructor(
    @InjectDataSource() private readonly database: DataSource,
    private readonly writer: SubscriptionWriter,
    private readonly clock: Clock,
  ) {}

  /** Each is over once; at most two hundred at a time. @returns names of plans at the provider that stood under them */
  async execute(): Promise<string[]> {
    const now = this.clock.now();
    const rows = await this.database.manager.find(SubscriptionEntity, {
      ...{ where: { granted_until: LessThanOrEqual(now) }, order: { granted_until: 'ASC' }, take: 200 },
    });
    const under: string[] = [];
    for (const { account_id } of rows) {
      const { before, after } = await this.database.transaction((manager) =>
        this.writer.change(manager, account_id, (current) => {
          if (current.granted_until === null || current.granted_until > now) return current;
          const next = revoked(current);
          return typeof next === 'string' ? current : next;
        }),
      );
      if (isUnended(before) && !isUnended(after) && before.reference) under.push(before.reference);
    }
    return under;
  }
}
