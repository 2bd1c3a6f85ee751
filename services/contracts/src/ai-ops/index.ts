export * from './endpoints.js';
export * from './events.js';
export * from './schemas.js';
export * from './visits.js';
