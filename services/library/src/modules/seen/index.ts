/** The door of the module: what the other modules of services/library use of it. */
export { Falls } from './application/falls.service.js';
export { toldOfWorkflow, toldOn } from './persistence/told.js';
