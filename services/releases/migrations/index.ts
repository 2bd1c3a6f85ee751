import { Releases1763712000001 } from './001-releases.js';
import { Rollout1763712000002 } from './002-rollout.js';

/** In the order in which they run. */
export const migrations = [Releases1763712000001, Rollout1763712000002];
