export type { SandboxClock } from './core/clock.js';
export { payHosted } from './pay-hosted.js';
export { createSandbox, type Sandbox, type SandboxOptions } from './sandbox.js';
