import { WorkerHost } from '@nestjs/bullmq';
import { Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import { DiscoveryService } from '@nestjs/core';
import { Queue, type Worker } from 'bullmq';

/** Logs what goes wrong in the service's own queues and workers; without a listener BullMQ writes to the console. */
@Injectable()
export class QueueErrors implements OnApplicationBootstrap {
  private readonly logger = new Logger('Queues');

  constructor(private readonly discovery: DiscoveryService) {}

  onApplicationBootstrap(): void {
    for (const { instance } of this.discovery.getProviders()) {
      if (instance instanceof Queue) instance.on('error', (error) => this.warn(instance.name, error));
      // With WORKERS=none a processor has no worker, and asking for it throws.
      if (instance instanceof WorkerHost && Reflect.get(instance, '_worker')) {
        const worker: Worker = instance.worker;
        worker.on('error', (error) => this.warn(worker.name, error));
        worker.on('failed', (job, error) => this.warn(`${worker.name} job ${job?.id ?? '?'}`, error));
      }
    }
  }

  private warn(where: string, error: Error): void {
    this.logger.warn(`${where}: ${error.message}`);
  }
}
