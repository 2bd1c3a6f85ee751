/** The door of the module: what the other modules of services/library use of it. */
export { Reporting } from './application/reporting.service.js';
export { type EndedRun, RunsNoticed } from './application/runs-noticed.js';
