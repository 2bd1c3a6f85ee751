import type { Words } from '../../language/domain/words.js';
import type { SystemName } from '../domain/system.js';

/** What one cycle of a system does. @returns a sentence for the screen and what was found, for the record */
export interface CycleWork {
  readonly system: SystemName;
  run(at: Date): Promise<{ summary: Words; findings: object }>;
}
export const CYCLE_WORK = Symbol('the work of each system');
