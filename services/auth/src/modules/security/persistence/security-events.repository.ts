import { Injectable } from '@nestjs/common';
import type { SecurityEvent, SecurityEventKind } from '@stroomwerk/contracts/auth';
import { Clock } from '@stroomwerk/kernel';
import { DataSource, type EntityManager } from 'typeorm';
import type { AskedFrom } from '../../../asker/asker.js';
import { shownNetwork } from '../../../asker/network.js';

/** Days that events are kept; the account page and the privacy statement say so. */
export const eventDays = 90;
/** Failures of one network within this time are one line with a number. */
const togetherMs = 3_600_000;
const shown = 50;

type Place = Pick<AskedFrom, 'network' | 'device'>;
interface EventRow extends Omit<SecurityEvent, 'at'> {
  readonly at: Date;
}

/** What happened to an account, for its owner. */
@Injectable()
export class SecurityEvents {
  constructor(
    private readonly source: DataSource,
    private readonly clock: Clock,
  ) {}

  /** @param from absent where nobody's browser did it */
  async record(manager: EntityManager, userId: string, kind: SecurityEventKind, from?: Place): Promise<void> {
    await manager.query(
      'insert into security_event (user_id, kind, at, device, network) values ($1, $2, $3, $4, $5)',
      [userId, kind, this.clock.now(), from?.device ?? null, from ? shownNetwork(from.network) : null],
    );
  }

  /** Counts a wrong password for the owner of the address, if there is one. */
  async recordFailure(address: string, from: Place): Promise<void> {
    const now = this.clock.now();
    await this.source.transaction(async (manager) => {
      const counted = await manager.query<unknown[]>(
        `with counted as (
           update security_event set times = times + 1, at = $3 where id = (
             select event.id from security_event event join user_account on user_account.id = user_id
             where email = $1 and kind = 'sign_in_failed' and event.network = $2 and at > $4
             order by at desc limit 1 for update of event
           ) returning id
         ) select id from counted`,
        [address, shownNetwork(from.network), now, new Date(now.getTime() - togetherMs)],
      );
      if (counted.length > 0) return;
      await manager.query(
        `insert into security_event (user_id, kind, at, device, network)
         select id, 'sign_in_failed', $2, $3, $4 from user_account where email = $1`,
        [address, now, from.device, shownNetwork(from.network)],
      );
    });
  }

  /** The newest events of an account. */
  async of(userId: string): Promise<SecurityEvent[]> {
    const rows = await this.source.query<EventRow[]>(
      `select id, kind, at, device, network, times from security_event
       where user_id = $1 order by at desc, seq desc limit ${shown}`,
      [userId],
    );
    return rows.map((row) => ({ ...row, at: row.at.toISOString() }));
  }

  async sweep(): Promise<void> {
    const before = new Date(this.clock.now().getTime() - eventDays * 86_400_000);
    await this.source.query('delete from security_event where at < $1', [before]);
  }
}
