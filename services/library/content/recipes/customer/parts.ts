import type { Condition } from '../../dsl/conditions.js';

/** For a decision after a search that goes on when it found nothing. */
export const FOUND: Condition = ['={{ Object.keys($json).length > 0 }}', 'yes'];
