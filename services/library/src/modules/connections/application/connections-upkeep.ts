import { Injectable, Logger } from '@nestjs/common';
import { Clock } from '@stroomwerk/kernel';
import { DataSource } from 'typeorm';
import { Access } from '../../entitlements/application/access.js';
import { accountsWithConnections, endAfterPlans, notePlan } from '../persistence/connections.js';
import { ConnectionKeys } from './connection-keys.js';
import { ConnectionSync } from './connection-sync.js';

const atOnce = 500;
const first = '00000000-0000-0000-0000-000000000000';
/** So long the connections of a plan that ended are kept (issue 13, point 1): who comes back finds them. */
const keptMs = 30 * 24 * 60 * 60 * 1000;

/** What has to be done to connections from time to time; each part may be done again at any moment. */
@Injectable()
export class ConnectionsUpkeep {
  private readonly logger = new Logger(ConnectionsUpkeep.name);

  constructor(
    private readonly database: DataSource,
    private readonly clock: Clock,
    private readonly access: Access,
    private readonly keys: ConnectionKeys,
    private readonly sync: ConnectionSync,
  ) {}

  async run(): Promise<void> {
    const relocked = await this.keys.relockAll();
    const ended = await this.endThoseWithoutPlan();
    await this.sync.endThoseOfEnded();
    if (relocked + ended > 0) this.logger.log({ msg: 'connections kept up', relocked, ended });
  }

  /** @returns how many connections ended with plans that ended thirty days ago */
  private async endThoseWithoutPlan(): Promise<number> {
    const now = this.clock.now();
    for (let after = first; ; ) {
      const accounts = await accountsWithConnections(this.database, after, atOnce);
      for (const accountId of accounts)
        await notePlan(this.database, accountId, await this.access.opens({ accountId }), now);
      const last = accounts.at(-1);
      if (last === undefined) break;
      after = last;
    }
    return endAfterPlans(this.database, new Date(now.getTime() - keptMs), now);
  }
}
