import { InjectQueue } from '@nestjs/bullmq';
import { Injectable } from '@nestjs/common';
import { Schedules } from '@stroomwerk/kernel';
import { Queue } from 'bullmq';
import type { SystemName } from '../domain/system.js';

export const cycleQueue = 'ai-ops.cycle';
export interface CycleJob {
  readonly system: SystemName;
}

/** The systems' clocks: one job scheduler each, which survives a restart of every process. */
@Injectable()
export class CycleSchedule {
  constructor(
    @InjectQueue(cycleQueue) private readonly queue: Queue<CycleJob>,
    private readonly schedules: Schedules,
  ) {}

  /** @param active what the database says of the system: the schedule follows it, in whichever process it is switched */
  declare(system: SystemName, everyMs: number, active: () => Promise<boolean>): Promise<void> {
    return this.schedules.declare({
      ...{ queue: this.queue, id: system, everyMs, wanted: active },
      job: { name: 'cycle', data: { system }, opts: { removeOnComplete: 20, removeOnFail: 50 } },
    });
  }

  /**
   * After a switch: runs a cycle now and then one every interval, or removes the schedule and the cycle that waits on it.
   * Starting twice leaves one schedule.
   */
  settle(system: SystemName): Promise<void> {
    return this.schedules.settle(this.queue, system);
  }
}
