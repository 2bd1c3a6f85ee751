import { largestFile } from '@stroomwerk/contracts/releases';
import type { ServiceDefinition } from '@stroomwerk/kernel';
import { migrations } from '../migrations/index.js';
import { AppModule } from './app.module.js';
import { checkReleasesEnvironment, releasesEnv } from './env.js';
import { erasureByAddress } from './erasure.js';
import { accessEntities } from './modules/access/index.js';
import { gateEntities } from './modules/gate/persistence/entities.js';
import { entities } from './modules/releases/persistence/entities.js';

export const releasesService: ServiceDefinition = {
  name: 'releases',
  apiVersion: 1,
  module: AppModule,
  entities: [...entities, ...gateEntities, ...accessEntities],
  migrations,
  env: releasesEnv,
  checkEnv: checkReleasesEnvironment,
  binaryBody: largestFile,
  erasureByAddress,
  publishes: [],
};
