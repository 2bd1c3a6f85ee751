/** The door of the module: what the other modules of services/library use of it. */
export { type Read, Theirs } from './application/theirs.js';
export { UpdateVault } from './application/update-vault.js';
export { UpdateWriting } from './application/update-writing.js';
export { Updates } from './application/updates.service.js';
export { lastAct, lastBase, openAct } from './persistence/acts.js';
export { type Standing, standingOf, updatesWaiting, type WaitingRow } from './persistence/standings.js';
