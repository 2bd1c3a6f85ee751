export * from './clock.js';
export * from './identity.js';
export * from './service.js';
