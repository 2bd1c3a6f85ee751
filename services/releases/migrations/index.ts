import { Releases1763712000001 } from './001-releases.js';
import { Rollout1763712000002 } from './002-rollout.js';
import { Paints1763712000003 } from './003-paints.js';

/** In the order in which they run. */
export const migrations = [Releases1763712000001, Rollout1763712000002, Paints1763712000003];
