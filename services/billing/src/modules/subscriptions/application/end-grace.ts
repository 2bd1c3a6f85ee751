import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { Clock } from '@stroomwerk/kernel';
import { DataSource, LessThanOrEqual } from 'typeorm';
import { graceDays, pastDueStatus } from '../domain/provider-state.js';
import { SubscriptionEntity } from '../persistence/subscription.entity.js';
import { SubscriptionWriter } from './subscription-writer.js';

/** Time alone ends the seven days of grace: no message of the provider does. */
@Injectable()
export class EndGrace {
  constructor(
    @InjectDataSource() private readonly database: DataSource,
    private readonly writer: SubscriptionWriter,
    private readonly clock: Clock,
  ) {}

  /** @returns how many subscriptions were looked at */
  async execute(): Promise<number> {
    const now = this.clock.now();
    const rows = await this.database.manager.find(SubscriptionEntity, {
      where: {
        status: 'past_due_grace',
        past_due_since: LessThanOrEqual(new Date(now.getTime() - graceDays * 86_400_000)),
      },
      take: 200,
    });
    for (const { account_id } of rows)
      await this.database.transaction((manager) =>
        this.writer.change(manager, account_id, (current) =>
          current.status === 'past_due_grace' && current.past_due_since !== null
            ? { ...current, status: pastDueStatus(current.past_due_since, now) }
            : current,
        ),
      );
    return rows.length;
  }
}
