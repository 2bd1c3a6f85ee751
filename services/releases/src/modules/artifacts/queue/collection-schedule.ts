import { InjectQueue, WorkerHost } from '@nestjs/bullmq';
import { Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import { QueueProcessor, Schedules } from '@stroomwerk/kernel';
import { Queue } from 'bullmq';
import { CollectReleases } from '../application/collect-releases.js';

export const collectionQueue = 'releases.collection';

/** Once an hour across all processes. */
@Injectable()
export class CollectionSchedule implements OnApplicationBootstrap {
  constructor(
    @InjectQueue(collectionQueue) private readonly queue: Queue,
    private readonly schedules: Schedules,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    // A collection that failed is not repeated: the next one goes on where it ended.
    const job = { name: 'collect', opts: { attempts: 1 } };
    await this.schedules.declare({ queue: this.queue, id: 'collect', everyMs: 3_600_000, job });
  }
}

@QueueProcessor(collectionQueue)
export class CollectionProcessor extends WorkerHost {
  private readonly logger = new Logger('collection');

  constructor(private readonly collecting: CollectReleases) {
    super();
  }

  async process(): Promise<void> {
    const { releases, blobs } = await this.collecting.collect();
    if (releases.length > 0) this.logger.log(`collected ${releases.join(', ')}`);
    if (blobs > 0) this.logger.log(`removed ${blobs} files that belong to no release`);
  }
}
