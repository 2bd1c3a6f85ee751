import { WorkerHost } from '@nestjs/bullmq';
import { QueueProcessor } from '@stroomwerk/kernel';
import type { Job } from 'bullmq';
import { DeployWork, deploymentsQueue } from '../application/deploy-work.js';
import { Deploying } from '../application/deploying.js';

/** Carries deployments on, and finds those that nobody goes on with. */
@QueueProcessor(deploymentsQueue, { concurrency: 8 })
export class DeploymentsProcessor extends WorkerHost {
  constructor(
    private readonly deploying: Deploying,
    private readonly work: DeployWork,
  ) {
    super();
  }

  async process(job: Job<{ id: string }>): Promise<void> {
    if (job.name === 'sweep') return this.work.addStranded();
    const seconds = await this.deploying.run(job.data.id);
    if (seconds !== undefined) await this.work.add(job.data.id, seconds);
  }
}
