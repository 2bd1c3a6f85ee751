import { WorkerHost } from '@nestjs/bullmq';
import { QueueProcessor } from '@stroomwerk/kernel';
import type { Job } from 'bullmq';
import { JudgeReleases } from '../application/judge-releases.js';
import { gateQueue } from './gate-bell.js';

@QueueProcessor(gateQueue)
export class GateProcessor extends WorkerHost {
  constructor(private readonly judging: JudgeReleases) {
    super();
  }

  async process(job: Job): Promise<void> {
    await this.judging.look((progress) => void job.updateProgress(progress).catch(() => undefined));
  }
}
