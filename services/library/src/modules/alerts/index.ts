/** The door of the module: what the other modules of services/library use of it. */
export { oneByOne } from './application/one-by-one.js';
export { readerOf } from './persistence/settings.js';
