import { InjectQueue, WorkerHost } from '@nestjs/bullmq';
import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { QueueProcessor, Schedules } from '@stroomwerk/kernel';
import { type Job, Queue } from 'bullmq';
import { AlertsRound } from '../application/alerts-round.js';
import { alertsQueue, Bundles } from '../application/bundles.js';
import { Delivery } from '../application/delivery.js';

const sweepMs = 20_000;
const roundMs = 120_000;

/** One run across all processes. */
@Injectable()
export class AlertsSchedule implements OnApplicationBootstrap {
  constructor(
    @InjectQueue(alertsQueue) private readonly queue: Queue,
    private readonly schedules: Schedules,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    const { queue } = this;
    await this.schedules.declare({ queue, id: 'sweep', everyMs: sweepMs, job: { name: 'sweep' } });
    await this.schedules.declare({ queue, id: 'round', everyMs: roundMs, job: { name: 'round' } });
  }
}

/** Messages carry their id only: the rows say what waits, and whose it is. */
@QueueProcessor(alertsQueue, { concurrency: 8 })
export class AlertsProcessor extends WorkerHost {
  constructor(
    private readonly bundles: Bundles,
    private readonly delivery: Delivery,
    private readonly round: AlertsRound,
  ) {
    super();
  }

  async process(job: Job<{ message_id?: string }>): Promise<void> {
    if (job.name === 'round') await this.round.run();
    else if (job.name === 'deliver') await this.delivery.deliver(job.data.message_id ?? '');
    else await this.bundles.sweep();
  }
}
