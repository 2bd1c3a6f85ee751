/** The door of the module: what the other modules of services/releases use of it. */
export type { RemoteEntity } from './persistence/entities.js';
export { ReleaseStore } from './persistence/release-store.js';
