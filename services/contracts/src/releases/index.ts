export * from './access.js';
export * from './artifacts.js';
export * from './canary.js';
export * from './endpoints.js';
export * from './events.js';
export * from './rollout.js';
export * from './route-pattern.js';
export * from './schemas.js';
