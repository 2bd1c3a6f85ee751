import { Module } from '@nestjs/common';
import { AccessModule } from './modules/access/index.js';
import { HealthModule } from './modules/health/health.module.js';
import { ReleasesModule } from './modules/releases/releases.module.js';

/** The modules of services/releases. */
@Module({ imports: [AccessModule, ReleasesModule, HealthModule] })
export class AppModule {}
