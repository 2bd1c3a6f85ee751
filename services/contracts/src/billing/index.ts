export * from './endpoints.js';
export * from './events.js';
export * from './invoice-countries.js';
export * from './invoices.js';
export * from './payouts.js';
export * from './reconciliation.js';
export * from './schemas.js';
