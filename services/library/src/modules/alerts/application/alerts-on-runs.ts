import { InjectQueue } from '@nestjs/bullmq';
import { Injectable, Logger } from '@nestjs/common';
import { Queue } from 'bullmq';
import { RunsNoticed } from '../../runs/index.js';
import { alertsQueue } from './bundles.js';
import { Judging } from './judging.js';

/** Whoever keeps runs tells here of those that ended. What goes wrong is left to the next round, and is nobody's else. */
@Injectable()
export class AlertsOnRuns extends RunsNoticed {
  private readonly logger = new Logger('Alerts');

  constructor(
    private readonly judging: Judging,
    @InjectQueue(alertsQueue) private readonly queue: Queue,
  ) {
    super();
  }

  async noticed(automationId: string): Promise<void> {
    try {
      await this.judging.look(automationId);
    } catch (error) {
      const why = error instanceof Error ? error.message : String(error);
      this.logger.warn(`runs of ${automationId} wait for the next round: ${why}`);
      return;
    }
    // One sweep for all that is noticed in this minute.
    await this.queue.add('sweep', {}, { jobId: 'soon', delay: 50_000 }).catch(() => undefined);
  }
}
