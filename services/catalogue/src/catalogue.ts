import { buildCatalogue, type Shipped } from './build.js';

/** What this release ships, compiled when it is loaded. */
export const { catalogue, retired }: Shipped = buildCatalogue();
