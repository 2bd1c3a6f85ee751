/** The door of the module: what the other modules of services/library use of it. */
export { Access } from './application/access.js';
export { type PlanChangeRow, planChangesOf } from './persistence/plan-changes.js';
