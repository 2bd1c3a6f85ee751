import type { ServiceDefinition } from '@stroomwerk/kernel';
import { migrations } from '../migrations/index.js';
import { releasesEnv } from './env.js';
import { entities } from './modules/releases/persistence/entities.js';
import { ReleasesModule } from './modules/releases/releases.module.js';

export const releasesService: ServiceDefinition = {
  name: 'releases',
  apiVersion: 1,
  module: ReleasesModule,
  entities,
  migrations,
  env: releasesEnv,
  publishes: [],
};
