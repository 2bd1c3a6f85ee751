import { OnWorkerEvent, WorkerHost } from '@nestjs/bullmq';
import { Logger } from '@nestjs/common';
import { QueueProcessor } from '@stroomwerk/kernel';
import type { Job } from 'bullmq';
import { ProcessEvent } from '../../webhooks/application/process-event.js';
import { type ProviderJob, type ProviderJobName, providerQueue } from '../../work/domain/job.js';
import { Reconcile } from '../application/reconcile.js';

/** Two at a time: the provider limits how much it is asked. None holds a connection while it answers. */
@QueueProcessor(providerQueue, { concurrency: 2 })
export class ProviderProcessor extends WorkerHost {
  private readonly logger = new Logger(ProviderProcessor.name);
  private readonly work: Record<ProviderJobName, (id: string) => Promise<void>>;

  constructor(events: ProcessEvent, reconcile: Reconcile) {
    super();
    this.work = {
      event: (id) => events.execute(id),
      session: (id) => reconcile.session(id),
      reconcile: () => reconcile.execute(),
    };
  }

  process(job: Job<ProviderJob, void, ProviderJobName>): Promise<void> {
    return this.work[job.name](job.data.id);
  }

  @OnWorkerEvent('failed')
  failed(job: Job<ProviderJob> | undefined, error: Error): void {
    this.logger.warn(`${job?.name} ${job?.data.id} failed (try ${job?.attemptsMade}): ${error.message}`);
  }

  @OnWorkerEvent('error')
  error(error: Error): void {
    this.logger.warn(error.message);
  }
}
