import { unnamedStore } from '../dsl/store-steps.js';
import type { NodeSpec } from '../dsl/types.js';
import type { Port } from '../kit/ports.js';

/** A place that stores the fields of each item: a step with `set` before it gives them their names. */
export interface Sink extends Port {
  write(name: string, table: string, columns: readonly string[]): NodeSpec;
  /** As `write`, in place of what is there under the same key. */
  replace?(name: string, table: string, key: string, columns: readonly string[]): NodeSpec;
}

/** What the customer prepares in a place that stores the fields of an item. */
export const fieldsOf = (label: string) => [unnamedStore(label)];
