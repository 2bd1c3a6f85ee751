export * from './endpoints.js';
export * from './events.js';
export * from './route-pattern.js';
export * from './schemas.js';
