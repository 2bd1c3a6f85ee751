import { Injectable, Logger } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { LinkedAutomations } from '../../automations/index.js';
import { DaysUpkeep } from '../../insights/index.js';
import { deleteOld } from '../persistence/runs.js';

const atOnce = 500;
const first = '00000000-0000-0000-0000-000000000000';

/** What has to be done to runs and automations from time to time; each part may be done again at any moment. */
@Injectable()
export class RunsUpkeep {
  private readonly logger = new Logger(RunsUpkeep.name);

  constructor(
    private readonly database: DataSource,
    private readonly automations: LinkedAutomations,
    private readonly days: DaysUpkeep,
  ) {}

  async run(): Promise<void> {
    const erased = await this.automations.eraseRemoved();
    const deleted = await this.deleteOld();
    const days = await this.days.run();
    if (erased + deleted + days > 0) this.logger.log({ msg: 'runs kept up', erased, deleted, days });
  }

  /** @returns how many runs were older than their account's plan keeps them */
  private async deleteOld(): Promise<number> {
    let deleted = 0;
    for (let after = first; ; ) {
      const accounts = await this.automations.accounts(after, atOnce);
      for (const accountId of accounts)
        deleted += await deleteOld(this.database, accountId, await this.automations.historyFrom(accountId));
      const last = accounts.at(-1);
      if (last === undefined) return deleted;
      after = last;
    }
  }
}
