import { Releases1763712000001 } from './001-releases.js';

/** In the order in which they run. */
export const migrations = [Releases1763712000001];
