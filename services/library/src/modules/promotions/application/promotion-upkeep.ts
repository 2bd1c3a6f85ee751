import { Injectable, Logger } from '@nestjs/common';
import { Clock } from '@stroomwerk/kernel';
import { DataSource } from 'typeorm';
import { forgetKept, lockedOtherwise, relock } from '../persistence/kept.js';
import { PromotionVault } from './promotion-vault.js';

const atOnce = 200;
const first = '00000000-0000-0000-0000-000000000000';
/** As long as one click goes back from the next one (ADR 36). */
const keptMs = 30 * 24 * 60 * 60 * 1000;

/** What has to be done to promotions from time to time; each part may be done again at any moment. */
@Injectable()
export class PromotionUpkeep {
  private readonly logger = new Logger(PromotionUpkeep.name);

  constructor(
    private readonly database: DataSource,
    private readonly clock: Clock,
    private readonly vault: PromotionVault,
  ) {}

  /** Locks what is kept with the present value of the secret, and erases what nothing is measured against any more. */
  async run(): Promise<void> {
    const forgotten = await forgetKept(this.database, new Date(this.clock.now().getTime() - keptMs));
    const relocked = await this.relockAll();
    if (forgotten + relocked > 0) this.logger.log({ msg: 'promotions kept up', forgotten, relocked });
  }

  private async relockAll(): Promise<number> {
    let done = 0;
    for (let after = first; ; ) {
      const rows = await lockedOtherwise(this.database, this.vault.currentKeyId, after, atOnce);
      for (const row of rows) {
        const locked = this.vault.again(row);
        // Its value is gone: the next promotion is measured against the library's version.
        if (locked === undefined) continue;
        await relock(this.database, row.id, row.held, locked);
        done += 1;
      }
      const last = rows.at(-1);
      if (last === undefined) return done;
      after = last.id;
    }
  }
}
