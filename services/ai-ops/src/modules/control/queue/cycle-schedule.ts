import { InjectQueue } from '@nestjs/bullmq';
import { Injectable } from '@nestjs/common';
import type { Queue } from 'bullmq';
import type { SystemName } from '../domain/system.js';

export const cycleQueue = 'ai-ops.cycle';
export interface CycleJob {
  readonly system: SystemName;
}

/** The systems' clocks: one job scheduler each, which survives a restart of every process. */
@Injectable()
export class CycleSchedule {
  constructor(@InjectQueue(cycleQueue) private readonly queue: Queue<CycleJob>) {}

  /** Runs a cycle now and then one every interval. Starting twice leaves one schedule. */
  async start(system: SystemName, everyMs: number): Promise<void> {
    await this.queue.upsertJobScheduler(
      system,
      { every: everyMs },
      { name: 'cycle', data: { system }, opts: { removeOnComplete: 20, removeOnFail: 50 } },
    );
  }

  /** Removes the schedule and the cycle that waits on it. */
  async stop(system: SystemName): Promise<void> {
    await this.queue.removeJobScheduler(system);
  }
}
