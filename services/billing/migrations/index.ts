import { Billing1763700000000 } from './1763700000000-billing.js';
import { Readings1766200000000 } from './1766200000000-readings.js';

/** In the order in which they run. */
export const migrations = [Billing1763700000000, Readings1766200000000];
