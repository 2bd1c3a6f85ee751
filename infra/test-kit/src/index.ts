export * from './database.js';
export * from './until.js';
