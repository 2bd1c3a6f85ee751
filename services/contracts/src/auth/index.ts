export * from './endpoints.js';
export * from './events.js';
export * from './gate-account.js';
export * from './mail.js';
export * from './messages.js';
export * from './schemas.js';
export * from './security.js';
