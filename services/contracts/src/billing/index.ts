export * from './endpoints.js';
export * from './events.js';
export * from './invoices.js';
export * from './schemas.js';
