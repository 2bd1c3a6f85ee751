import { InjectQueue, WorkerHost } from '@nestjs/bullmq';
import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { QueueProcessor, Schedules } from '@stroomwerk/kernel';
import { Queue } from 'bullmq';
import { ReportsRound } from '../application/reports-round.js';

export const monthlyReportsQueue = 'library.monthly-reports';

const everyMs = 10 * 60_000;

/** Every ten minutes, whether a month's reports are due: one run across all processes. */
@Injectable()
export class MonthlyReportsSchedule implements OnApplicationBootstrap {
  constructor(
    @InjectQueue(monthlyReportsQueue) private readonly queue: Queue,
    private readonly schedules: Schedules,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    await this.schedules.declare({ queue: this.queue, id: 'round', everyMs, job: { name: 'round' } });
  }
}

@QueueProcessor(monthlyReportsQueue)
export class MonthlyReportsProcessor extends WorkerHost {
  constructor(private readonly round: ReportsRound) {
    super();
  }

  process(): Promise<void> {
    return this.round.run();
  }
}
