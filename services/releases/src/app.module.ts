import { Module } from '@nestjs/common';
import { AccessModule } from './modules/access/index.js';
import { CollectionModule } from './modules/artifacts/collection.module.js';
import { GateModule } from './modules/gate/gate.module.js';
import { HealthModule } from './modules/health/health.module.js';
import { ReleasesModule } from './modules/releases/releases.module.js';

/** The modules of services/releases. */
@Module({ imports: [AccessModule, ReleasesModule, GateModule, HealthModule, CollectionModule] })
export class AppModule {}
