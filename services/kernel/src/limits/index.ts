/** Limits of whatever listens: who may be believed, how much one caller may have under way, how long it may take; how it begins and ends. */

export * from '../boot/start-refused.js';
export * from '../disk/min-free.js';
export * from './client-limits.js';
export * from './closing.js';
export * from './networks.js';
export * from './server.js';
