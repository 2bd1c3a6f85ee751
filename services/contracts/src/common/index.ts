export * from './endpoint.js';
export * from './errors.js';
export * from './events.js';
export * from './health.js';
export * from './plan-gives.js';
export * from './plans.js';
export * from './said.js';
export * from './site-path.js';
