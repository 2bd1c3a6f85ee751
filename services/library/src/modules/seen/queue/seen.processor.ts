import { InjectQueue, WorkerHost } from '@nestjs/bullmq';
import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { QueueProcessor, Schedules } from '@stroomwerk/kernel';
import { Queue } from 'bullmq';
import { SeenCount } from '../application/seen-count.js';

export const seenQueue = 'library.seen';

const everyMs = 60 * 60_000;

/** Every hour: one run across all processes. */
@Injectable()
export class SeenSchedule implements OnApplicationBootstrap {
  constructor(
    @InjectQueue(seenQueue) private readonly queue: Queue,
    private readonly schedules: Schedules,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    await this.schedules.declare({ queue: this.queue, id: 'count', everyMs, job: { name: 'count' } });
  }
}

@QueueProcessor(seenQueue)
export class SeenProcessor extends WorkerHost {
  constructor(private readonly count: SeenCount) {
    super();
  }

  process(): Promise<void> {
    return this.count.run();
  }
}
