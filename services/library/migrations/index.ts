import { Library1763700000000 } from './1763700000000-library.js';

/** In the order in which they run. */
export const migrations = [Library1763700000000];
