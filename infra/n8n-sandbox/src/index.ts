export type { Fault } from './faults.js';
export type { Happening } from './instance.js';
export type { N8nSandbox } from './levers.js';
export { type Exchange, play, type Recorded } from './recording/scenario.js';
export { createN8nSandbox, type SandboxOptions } from './sandbox.js';
export { type Scope, scopes } from './scopes.js';
