import { InjectQueue, WorkerHost } from '@nestjs/bullmq';
import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { QueueProcessor, Schedules } from '@stroomwerk/kernel';
import { Queue } from 'bullmq';
import { PromotionUpkeep } from '../application/promotion-upkeep.js';

export const promotionsQueue = 'library.promotions';

const everyMs = 3_600_000;

/** Every hour: one run across all processes. */
@Injectable()
export class PromotionsSchedule implements OnApplicationBootstrap {
  constructor(
    @InjectQueue(promotionsQueue) private readonly queue: Queue,
    private readonly schedules: Schedules,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    await this.schedules.declare({ queue: this.queue, id: 'upkeep', everyMs, job: { name: 'upkeep' } });
  }
}

@QueueProcessor(promotionsQueue)
export class PromotionsProcessor extends WorkerHost {
  constructor(private readonly upkeep: PromotionUpkeep) {
    super();
  }

  process(): Promise<void> {
    return this.upkeep.run();
  }
}
