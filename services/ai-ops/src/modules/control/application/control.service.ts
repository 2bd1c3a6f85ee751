import { Inject, Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import type { Language } from '@stroomwerk/contracts';
import type { AiCeoStatus, GuardianStatus } from '@stroomwerk/contracts/ai-ops';
import { Clock, type Principal, SERVICE_ENV } from '@stroomwerk/kernel';
import type { AiOpsEnv } from '../../../env.js';
import { MeasurementReader } from '../../figures/index.js';
import { capabilities, nextCycleAt, type SystemName, systemNames } from '../domain/system.js';
import { SystemStore } from '../persistence/system.store.js';
import { CycleSchedule } from '../queue/cycle-schedule.js';

/** Starts and stops the guardian and the AI CEO, and says how they are. */
@Injectable()
export class ControlService implements OnApplicationBootstrap {
  constructor(
    private readonly systems: SystemStore,
    private readonly schedule: CycleSchedule,
    private readonly measurements: MeasurementReader,
    private readonly clock: Clock,
    @Inject(SERVICE_ENV) private readonly env: AiOpsEnv,
  ) {}

  /** The schedules follow what the database says, whatever a crash between the two left behind. */
  async onApplicationBootstrap(): Promise<void> {
    for (const name of systemNames)
      await this.schedule.declare(
        name,
        this.#interval(name),
        async () => (await this.systems.find(name)).status === 'active',
      );
  }

  async guardian(language: Language): Promise<GuardianStatus> {
    const state = await this.systems.find('guardian');
    const uptime = await this.measurements.uptime(this.clock.now());
    return {
      status: state.status,
      cycle_count: state.cycleCount,
      uptime: uptime.value,
      capabilities: [...capabilities.guardian[language]],
      last_cycle_at: state.lastCycleAt?.toISOString() ?? null,
      next_cycle_at: nextCycleAt(state, this.#interval('guardian'))?.toISOString() ?? null,
      last_cycle_summary: state.lastSummary?.[language] ?? null,
    };
  }

  async aiCeo(language: Language): Promise<AiCeoStatus> {
    const state = await this.systems.find('ai-ceo');
    return {
      status: state.status,
      current_markets: [language === 'nl' ? 'Nederland' : 'The Netherlands'],
      decision_cycles: state.cycleCount,
      capabilities: [...capabilities['ai-ceo'][language]],
      last_cycle_at: state.lastCycleAt?.toISOString() ?? null,
      next_cycle_at: nextCycleAt(state, this.#interval('ai-ceo'))?.toISOString() ?? null,
    };
  }

  async start(system: SystemName, actor: Principal): Promise<void> {
    await this.systems.switch(system, 'active', 'start', actor.userId, this.clock.now());
    await this.schedule.settle(system);
  }

  async stop(system: SystemName, actor: Principal): Promise<void> {
    await this.systems.switch(system, 'inactive', 'stop', actor.userId, this.clock.now());
    await this.schedule.settle(system);
  }

  /** Stops both systems at once; a cycle that is being run is not counted any more. */
  async emergencyStop(actor: Principal): Promise<void> {
    for (const system of systemNames)
      await this.systems.switch(system, 'inactive', 'emergency-stop', actor.userId, this.clock.now());
    for (const system of systemNames) await this.schedule.settle(system);
  }

  #interval(system: SystemName): number {
    return system === 'guardian' ? this.env.GUARDIAN_INTERVAL_MS : this.env.AI_CEO_INTERVAL_MS;
  }
}
