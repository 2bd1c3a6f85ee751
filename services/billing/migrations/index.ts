import { Billing1763700000000 } from './1763700000000-billing.js';

/** In the order in which they run. */
export const migrations = [Billing1763700000000];
