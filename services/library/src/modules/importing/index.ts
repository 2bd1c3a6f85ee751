/** The door of the module: what the other modules of services/library use of it. */
export { lockLibrary, shareLibrary } from './persistence/shelf.repository.js';
