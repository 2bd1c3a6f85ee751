export * from './certificate.js';
export * from './clock.js';
export * from './foreign-calls.js';
export * from './identity.js';
export * from './openapi.js';
export * from './service.js';
