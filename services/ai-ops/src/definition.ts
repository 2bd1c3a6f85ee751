import type { ServiceDefinition } from '@stroomwerk/kernel';
import type { KeyRing } from '@stroomwerk/kernel/signing';
import { migrations } from '../migrations/index.js';
import { AppModule } from './app.module.js';
import { aiOpsEnv } from './env.js';
import { accountErasure, erasure } from './erasure.js';

export const aiOps: ServiceDefinition = {
  name: 'ai-ops',
  apiVersion: 1,
  module: AppModule,
  entities: [],
  migrations,
  env: aiOpsEnv,
  erasure,
  accountErasure,
  publishes: [],
  // What browsers report is small, and anybody may call.
  bodyLimit: 16_384,
  listenPublic: true,
  edgeSecret: ({ PAGE_VIEW_SECRET }) => PAGE_VIEW_SECRET as KeyRing,
};
