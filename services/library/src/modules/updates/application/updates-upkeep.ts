import { Injectable, Logger } from '@nestjs/common';
import { Clock } from '@stroomwerk/kernel';
import { DataSource } from 'typeorm';
import { forgetStood, idleActs } from '../persistence/acts.js';
import { UpdateWriting } from './update-writing.js';
import { keptMs } from './views.js';

/** What has to be done to updates from time to time; each part may be done again at any moment. */
@Injectable()
export class UpdatesUpkeep {
  private readonly logger = new Logger(UpdatesUpkeep.name);

  constructor(
    private readonly database: DataSource,
    private readonly clock: Clock,
    private readonly writing: UpdateWriting,
  ) {}

  /** Goes on with what was left unfinished, and erases what stood before updates of more than thirty days ago. */
  async run(): Promise<void> {
    const now = this.clock.now();
    const idle = await idleActs(this.database, now);
    for (const { id } of idle) await this.writing.goOn(id);
    const forgotten = await forgetStood(this.database, new Date(now.getTime() - keptMs));
    if (idle.length + forgotten > 0)
      this.logger.log({ msg: 'updates kept up', resumed: idle.length, forgotten });
  }
}
