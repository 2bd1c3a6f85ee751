/** What several contracts share. Each service's own contract is imported by name: `@stroomwerk/contracts/library`. */
export * from './common/index.js';
