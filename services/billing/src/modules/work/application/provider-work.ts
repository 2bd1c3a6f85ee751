import { InjectQueue } from '@nestjs/bullmq';
import { Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import { Schedules } from '@stroomwerk/kernel';
import { Queue } from 'bullmq';
import { type ProviderJob, type ProviderJobName, providerQueue, reconcileEveryMs } from '../domain/job.js';

const options = {
  attempts: 8,
  backoff: { type: 'exponential', delay: 500 },
  removeOnComplete: true,
  removeOnFail: 1_000,
} as const;

/** Hands work with the provider to the queue. What does not get into it is found by the reconciliation. */
@Injectable()
export class ProviderWork implements OnApplicationBootstrap {
  private readonly logger = new Logger(ProviderWork.name);

  constructor(
    @InjectQueue(providerQueue) private readonly queue: Queue<ProviderJob, void, ProviderJobName>,
    private readonly schedules: Schedules,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    const opts = { removeOnComplete: true, removeOnFail: 100 };
    await this.schedules.declare({
      ...{ queue: this.queue, id: 'reconcile', everyMs: reconcileEveryMs },
      job: { name: 'reconcile', data: { id: '' }, opts },
    });
  }

  event(id: string): Promise<void> {
    return this.add('event', id);
  }

  session(id: string): Promise<void> {
    return this.add('session', id);
  }

  private async add(name: ProviderJobName, id: string): Promise<void> {
    try {
      await this.queue.add(name, { id }, { ...options, jobId: `${name}-${id}` });
    } catch (error) {
      this.logger.warn(`${name} ${id} waits for the reconciliation: ${String(error)}`);
    }
  }
}
