import { WorkerHost } from '@nestjs/bullmq';
import { QueueProcessor } from '@stroomwerk/kernel';
import type { Job } from 'bullmq';
import { RunCycle } from '../application/run-cycle.js';
import { type CycleJob, cycleQueue } from './cycle-schedule.js';

@QueueProcessor(cycleQueue, { concurrency: 2 })
export class CycleProcessor extends WorkerHost {
  constructor(private readonly runCycle: RunCycle) {
    super();
  }

  process(job: Job<CycleJob>): Promise<boolean> {
    return this.runCycle.execute(job.id ?? `${job.name}-${job.timestamp}`, job.data.system);
  }
}
