import { Inject, Injectable } from '@nestjs/common';
import { Clock } from '@stroomwerk/kernel';
import type { SystemName } from '../domain/system.js';
import { SystemStore } from '../persistence/system.store.js';
import { CYCLE_WORK, type CycleWork } from './cycle-work.js';

/** Runs one cycle and counts it. A cycle of a system that was stopped is neither run nor counted. */
@Injectable()
export class RunCycle {
  constructor(
    private readonly systems: SystemStore,
    private readonly clock: Clock,
    @Inject(CYCLE_WORK) private readonly work: readonly CycleWork[],
  ) {}

  /** @returns whether the cycle was counted */
  async execute(jobId: string, system: SystemName): Promise<boolean> {
    const { status } = await this.systems.find(system);
    const work = this.work.find((candidate) => candidate.system === system);
    if (status !== 'active' || !work) return false;
    const startedAt = this.clock.now();
    const { summary, findings } = await work.run(startedAt);
    return this.systems.countCycle({
      jobId,
      system,
      startedAt,
      finishedAt: this.clock.now(),
      summary,
      findings,
    });
  }
}
