/** The door of the module: what the other modules of services/auth use of it. */
export { KnownDevices } from './persistence/known-devices.repository.js';
export { SecurityEvents } from './persistence/security-events.repository.js';
export { SignInCounts } from './persistence/sign-in-counts.repository.js';
