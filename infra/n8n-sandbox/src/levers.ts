import type { Faults } from './faults.js';
import type { Instance } from './instance.js';
import type { State } from './state.js';

/** A small n8n at the other end of the wire, with the levers that the real one does not have. */
export interface N8nSandbox {
  readonly url: string;
  readonly instance: Instance;
  readonly faults: Faults;
  /** A key that may do this; everything when absent. */
  key(scopes?: readonly string[]): string;
  /** Deleted in n8n: calls with it answer 401. */
  revoke(key: string): void;
  /** What a backup of this moment holds. */
  backup(): State;
  /** Puts an older state in its place, as a restored backup does; keys stay. */
  restore(state: State): void;
  close(): Promise<void>;
}
