/** The door of the module: what the other modules of services/library use of it. */
export { LinkedAutomations } from './application/linked-automations.js';
export { actRefusal } from './application/n8n-acts.js';
export { type Linked, OwnAutomations } from './application/own-automations.js';
export { restoreAutomation } from './persistence/changes.js';
export { addLinked, noteStarted, removeLinked } from './persistence/deployed.js';
export type { LinkedRow } from './persistence/linked.js';
export { runningFilenames, runningOf } from './persistence/running.js';
