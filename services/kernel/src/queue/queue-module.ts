import { BullModule } from '@nestjs/bullmq';
import type { DynamicModule } from '@nestjs/common';
import type { JobsOptions } from 'bullmq';

/** Finished jobs are kept a day for looking up, failed ones two weeks. Retries wait 1, 2, 4, … seconds. */
const defaults: JobsOptions = {
  attempts: 8,
  backoff: { type: 'exponential', delay: 1_000 },
  removeOnComplete: { age: 86_400, count: 1_000 },
  removeOnFail: { age: 14 * 86_400 },
};

/**
 * A job queue of the service's own (cycles, mail). Names start with the service's, e.g. `auth.mail`; the worker is an
 * `@QueueProcessor(name)` class extending WorkerHost. Payloads carry ids and no personal data.
 */
export const queueModule = (name: string, options: JobsOptions = {}): DynamicModule =>
  BullModule.registerQueue({ name, defaultJobOptions: { ...defaults, ...options } });
