import { InjectQueue, WorkerHost } from '@nestjs/bullmq';
import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { QueueProcessor, Schedules } from '@stroomwerk/kernel';
import { Queue } from 'bullmq';
import { ConnectionsUpkeep } from '../application/connections-upkeep.js';

export const connectionsQueue = 'library.connections';

const everyMs = 3_600_000;

/** Every hour: one run across all processes. */
@Injectable()
export class UpkeepSchedule implements OnApplicationBootstrap {
  constructor(
    @InjectQueue(connectionsQueue) private readonly queue: Queue,
    private readonly schedules: Schedules,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    await this.schedules.declare({ queue: this.queue, id: 'upkeep', everyMs, job: { name: 'upkeep' } });
  }
}

@QueueProcessor(connectionsQueue)
export class UpkeepProcessor extends WorkerHost {
  constructor(private readonly upkeep: ConnectionsUpkeep) {
    super();
  }

  process(): Promise<void> {
    return this.upkeep.run();
  }
}
