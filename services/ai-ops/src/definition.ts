import type { ServiceDefinition } from '@stroomwerk/kernel';
import { migrations } from '../migrations/index.js';
import { AppModule } from './app.module.js';
import { aiOpsEnv } from './env.js';

export const aiOps: ServiceDefinition = {
  name: 'ai-ops',
  apiVersion: 1,
  module: AppModule,
  entities: [],
  migrations,
  env: aiOpsEnv,
  publishes: [],
  listenPublic: true,
};
