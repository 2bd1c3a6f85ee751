import { InjectQueue } from '@nestjs/bullmq';
import { Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import { Clock, Schedules } from '@stroomwerk/kernel';
import { Queue } from 'bullmq';
import { DataSource } from 'typeorm';
import { stranded } from '../persistence/deployments.js';

export const deploymentsQueue = 'library.deployments';
const sweepEveryMs = 30_000;
/** Longer than a slow n8n takes for one step: whoever still works at it notes each. */
const strandedMs = 180_000;
const atOnce = 200;
const options = { attempts: 1, removeOnComplete: true, removeOnFail: 1_000 } as const;

/** Hands deployments to the queue. What does not get into it, or was lost with it, is found again. */
@Injectable()
export class DeployWork implements OnApplicationBootstrap {
  private readonly logger = new Logger(DeployWork.name);

  constructor(
    @InjectQueue(deploymentsQueue) private readonly queue: Queue<{ id: string }>,
    private readonly schedules: Schedules,
    private readonly database: DataSource,
    private readonly clock: Clock,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    const opts = { removeOnComplete: true, removeOnFail: 100 };
    await this.schedules.declare({
      ...{ queue: this.queue, id: 'sweep', everyMs: sweepEveryMs },
      job: { name: 'sweep', data: { id: '' }, opts },
    });
  }

  /** @param seconds until it is gone on with */
  async add(id: string, seconds = 0): Promise<void> {
    try {
      await this.queue.add('deploy', { id }, { ...options, delay: seconds * 1_000 });
    } catch (error) {
      this.logger.warn(`deployment ${id} waits for the next look: ${String(error)}`);
    }
  }

  async addStranded(): Promise<void> {
    const since = new Date(this.clock.now().getTime() - strandedMs);
    for (const id of await stranded(this.database, since, atOnce)) await this.add(id);
  }
}
