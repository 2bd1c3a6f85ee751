import { Module } from '@nestjs/common';
import { queueModule } from '@stroomwerk/kernel';
import { AiCeoWork } from '../cycles/ai-ceo.work.js';
import { GuardianWork } from '../cycles/guardian.work.js';
import { FiguresModule } from '../figures/figures.module.js';
import { IntakeModule } from '../intake/intake.module.js';
import { ControlService } from './application/control.service.js';
import { CYCLE_WORK, type CycleWork } from './application/cycle-work.js';
import { RunCycle } from './application/run-cycle.js';
import { Screens } from './application/screens.js';
import { AiCeoController } from './http/ai-ceo.controller.js';
import { MonitoringController } from './http/monitoring.controller.js';
import { SystemStore } from './persistence/system.store.js';
import { CycleProcessor } from './queue/cycle.processor.js';
import { CycleSchedule, cycleQueue } from './queue/cycle-schedule.js';

/** The guardian and the AI CEO: switched by ops staff, run as cycles by a BullMQ worker. */
@Module({
  imports: [IntakeModule, FiguresModule, queueModule(cycleQueue)],
  controllers: [MonitoringController, AiCeoController],
  providers: [
    ControlService,
    Screens,
    RunCycle,
    SystemStore,
    CycleSchedule,
    CycleProcessor,
    GuardianWork,
    AiCeoWork,
    { provide: CYCLE_WORK, useFactory: (...work: CycleWork[]) => work, inject: [GuardianWork, AiCeoWork] },
  ],
})
export class ControlModule {}
