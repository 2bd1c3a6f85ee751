export * from './database.js';
export { freePort } from './ports.js';
export * from './until.js';
