import { sessionRevoked, userRegistered } from '@stroomwerk/contracts/auth';
import type { ServiceDefinition } from '@stroomwerk/kernel';
import { AuthTables1763700000000, Messages1764000000000 } from '../migrations/index.js';
import { AuthModule } from './auth.module.js';
import { AuthEnvironment, checkAuthEnvironment } from './env.js';
import { AccountRow } from './modules/accounts/persistence/account.entity.js';

/** The service auth: accounts, sessions, and the keys that every service verifies tokens with. */
export const auth: ServiceDefinition = {
  name: 'auth',
  apiVersion: 1,
  module: AuthModule,
  entities: [AccountRow],
  migrations: [AuthTables1763700000000, Messages1764000000000],
  env: AuthEnvironment,
  checkEnv: checkAuthEnvironment,
  publishes: [userRegistered, sessionRevoked],
};
