export * from './database.js';
export * from './install-apart.js';
export * from './object-storage.js';
export { freePort } from './ports.js';
export * from './until.js';
