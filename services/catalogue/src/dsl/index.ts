export * from './accounts.js';
export * from './ai.js';
export * from './apps.js';
export * from './core.js';
export * from './http.js';
export { say } from './language.js';
export * from './triggers.js';
export { value } from './value.js';
export * from './workflow.js';
