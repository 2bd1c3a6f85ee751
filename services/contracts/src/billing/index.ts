export * from './endpoints.js';
export * from './events.js';
export * from './payouts.js';
export * from './schemas.js';
