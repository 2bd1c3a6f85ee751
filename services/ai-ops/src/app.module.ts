import { Module } from '@nestjs/common';
import { ActivityModule } from './modules/activity/activity.module.js';
import { ControlModule } from './modules/control/control.module.js';
import { IntakeModule } from './modules/intake/intake.module.js';
import { ProjectionsModule } from './modules/projections/projections.module.js';
import { VisitsModule } from './modules/visits/visits.module.js';

@Module({ imports: [ProjectionsModule, ControlModule, IntakeModule, ActivityModule, VisitsModule] })
export class AppModule {}
