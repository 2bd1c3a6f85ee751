import { WorkerHost } from '@nestjs/bullmq';
import { Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import { DiscoveryService } from '@nestjs/core';
import { type Job, Queue, type Worker } from 'bullmq';
import { traceOf, withTrace } from '../tracing/index.js';

/** Of the trace that a job belongs to; undefined for what recurs by itself. */
const traceparentOf = (job: Job | undefined): string | undefined => job?.opts.telemetry?.metadata;

/**
 * Logs what comes of the jobs in the service's own queues that somebody's request set off, and what goes wrong in queues
 * and workers; without a listener BullMQ writes to the console.
 */
@Injectable()
export class QueueLog implements OnApplicationBootstrap {
  private readonly logger = new Logger('Queues');

  constructor(private readonly discovery: DiscoveryService) {}

  onApplicationBootstrap(): void {
    for (const { instance } of this.discovery.getProviders()) {
      if (instance instanceof Queue) instance.on('error', (error) => this.warn(instance.name, error));
      // With WORKERS=none a processor has no worker, and asking for it throws.
      if (instance instanceof WorkerHost && Reflect.get(instance, '_worker')) {
        const worker: Worker = instance.worker;
        const name = (job: Job | undefined): string =>
          `${worker.name} ${job?.name ?? 'job'} ${job?.id ?? '?'}`;
        worker.on('error', (error) => this.warn(worker.name, error));
        worker.on('failed', (job, error) =>
          withTrace(traceOf(traceparentOf(job)), () => this.warn(name(job), error)),
        );
        worker.on('completed', (job) => {
          const traceparent = traceparentOf(job);
          if (traceparent !== undefined)
            withTrace(traceOf(traceparent), () => this.logger.log(`${name(job)} is done`));
        });
      }
    }
  }

  private warn(where: string, error: Error): void {
    this.logger.warn(`${where}: ${error.message}`);
  }
}
