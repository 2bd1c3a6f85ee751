import { Module } from '@nestjs/common';
import { queueModule } from '@stroomwerk/kernel';
import { ReleasesModule } from '../releases/releases.module.js';
import { JudgeCanaries } from './application/judge-canaries.js';
import { ReadHealth } from './application/read-health.js';
import { ViewIntake } from './application/view-intake.js';
import { HealthController } from './http/health.controller.js';
import { TrialStore } from './persistence/trial-store.js';
import { ViewStore } from './persistence/view-store.js';
import { CanaryProcessor, CanarySchedule, canaryQueue } from './queue/canary-schedule.js';

@Module({
  imports: [ReleasesModule, queueModule(canaryQueue)],
  controllers: [HealthController],
  providers: [ViewStore, TrialStore, ViewIntake, JudgeCanaries, ReadHealth, CanarySchedule, CanaryProcessor],
})
export class HealthModule {}
