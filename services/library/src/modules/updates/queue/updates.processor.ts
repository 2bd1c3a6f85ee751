import { InjectQueue, WorkerHost } from '@nestjs/bullmq';
import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { QueueProcessor, Schedules } from '@stroomwerk/kernel';
import { Queue } from 'bullmq';
import { UpdatesUpkeep } from '../application/updates-upkeep.js';

export const updatesQueue = 'library.updates';

const everyMs = 60_000;

/** Every minute: one run across all processes. */
@Injectable()
export class UpdatesSchedule implements OnApplicationBootstrap {
  constructor(
    @InjectQueue(updatesQueue) private readonly queue: Queue,
    private readonly schedules: Schedules,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    await this.schedules.declare({ queue: this.queue, id: 'upkeep', everyMs, job: { name: 'upkeep' } });
  }
}

@QueueProcessor(updatesQueue)
export class UpdatesProcessor extends WorkerHost {
  constructor(private readonly upkeep: UpdatesUpkeep) {
    super();
  }

  process(): Promise<void> {
    return this.upkeep.run();
  }
}
