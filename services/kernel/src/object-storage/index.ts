/** S3-compatible storage, through Amazon's own client: settings, and the few calls that the platform makes. */
export * from './object-storage.js';
export * from './settings.js';
