/** The door of the module: what the other modules of services/releases use of it. */
export { type Gated, GateStore } from './persistence/gate-store.js';
