/** The door of the module: what the other modules of services/library use of it. */

export { ConnectionSync, type Held } from './application/connection-sync.js';
export { refuseTest } from './application/connections.service.js';
export { CustomerN8n } from './application/customer-n8n.js';
export { problemOf, refusalOf, Unusable } from './application/problem.js';
export { missingOf } from './domain/missing.js';
export { oldestN8n } from './domain/oldest.js';
export { planTitles, testInstanceIn } from './domain/plan-limit.js';
export { connectionView } from './domain/view.js';
export { acceptanceOf } from './persistence/agreements.js';
export {
  type ConnectionRow,
  connectionOf,
  connectionsOf,
  endedConnection,
} from './persistence/connections.js';
export type { SyncRow } from './persistence/sync.js';
