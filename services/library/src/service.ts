import { bonusGranted, libraryChanged } from '@stroomwerk/contracts/library';
import type { ServiceDefinition } from '@stroomwerk/kernel';
import { z } from 'zod';
import { migrations } from '../migrations/index.js';
import { LibraryModule } from './library.module.js';
import {
  AutomationEntity,
  AutomationRunEntity,
} from './modules/automations/persistence/automation.entity.js';
import { DownloadEntity, FreeChoiceEntity } from './modules/downloads/persistence/download.entity.js';
import { EntitlementEntity } from './modules/entitlements/persistence/entitlement.entity.js';
import { LibraryStateEntity } from './modules/workflows/persistence/library-state.entity.js';
import { WorkflowEntity } from './modules/workflows/persistence/workflow.entity.js';

/** What the library reads from its environment beside what every service does. */
export const libraryEnv = z.object({
  /** `off` leaves an empty library empty; else a start fills it with the catalogue that ships. */
  LIBRARY_FILL: z.enum(['on', 'off']).default('on'),
  /** Files that one account may take in five minutes, and in a day. */
  LIBRARY_DOWNLOAD_LIMIT: z.coerce.number().int().min(1).default(150),
  LIBRARY_DAY_DOWNLOAD_LIMIT: z.coerce.number().int().min(1).default(500),
  /** Searches by one account, and by one network address in the public catalogue, in five minutes. */
  LIBRARY_SEARCH_LIMIT: z.coerce.number().int().min(1).default(600),
  LIBRARY_PUBLIC_LIMIT: z.coerce.number().int().min(1).default(3_000),
});
export type LibraryEnv = z.infer<typeof libraryEnv>;

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
  secretsBehind: ['/api/n8n/', '/api/workflows-library/zips/'],
  publishes: [libraryChanged, bonusGranted],
};
