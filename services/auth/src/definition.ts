import { accountErased, sessionRevoked, userMailbox, userRegistered } from '@stroomwerk/contracts/auth';
import type { ServiceDefinition } from '@stroomwerk/kernel';
import { migrations } from '../migrations/index.js';
import { AuthModule } from './auth.module.js';
import { AuthEnvironment, checkAuthEnvironment } from './env.js';
import { erasure } from './erasure.js';
import { AccountRow } from './modules/accounts/persistence/account.entity.js';

/** The service auth: accounts, sessions, and the keys that every service verifies tokens with. */
export const auth: ServiceDefinition = {
  name: 'auth',
  apiVersion: 1,
  module: AuthModule,
  entities: [AccountRow],
  migrations,
  env: AuthEnvironment,
  checkEnv: checkAuthEnvironment,
  erasure,
  // Reports of mail servers, as they came.
  binaryBody: 1_048_576,
  publishes: [userRegistered, userMailbox, sessionRevoked, accountErased],
};
