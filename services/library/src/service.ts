import { bonusGranted, libraryChanged, secretsBehind } from '@stroomwerk/contracts/library';
import { libraryMailRequested } from '@stroomwerk/contracts/mails';
import type { ServiceDefinition } from '@stroomwerk/kernel';
import { migrations } from '../migrations/index.js';
import { libraryEnv } from './env.js';
import { accountErasure, erasure } from './erasure.js';
import { LibraryModule } from './library.module.js';
import {
  AutomationEntity,
  AutomationRunEntity,
} from './modules/automations/persistence/automation.entity.js';
import { DownloadEntity, FreeChoiceEntity } from './modules/downloads/persistence/download.entity.js';
import { EntitlementEntity } from './modules/entitlements/persistence/entitlement.entity.js';
import { LibraryStateEntity } from './modules/workflows/persistence/library-state.entity.js';
import { WorkflowEntity } from './modules/workflows/persistence/workflow.entity.js';

/** The library as a process: searched, downloaded from, filled; keeps entitlements and customers' automations. */
export const libraryService: ServiceDefinition = {
  name: 'library',
  apiVersion: 1,
  module: LibraryModule,
  entities: [
    WorkflowEntity,
    LibraryStateEntity,
    DownloadEntity,
    FreeChoiceEntity,
    EntitlementEntity,
    AutomationEntity,
    AutomationRunEntity,
  ],
  migrations,
  env: libraryEnv,
  // A gallery's secret, and the token of a zip.
  secretsBehind,
  erasure,
  accountErasure,
  publishes: [libraryChanged, bonusGranted, libraryMailRequested],
};
