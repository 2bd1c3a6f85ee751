import { AiOps1763700000001 } from './001-ai-ops.js';
import { Visits1763712000002 } from './002-visits.js';
import { BothLanguages1763712000003 } from './003-both-languages.js';

export const migrations = [AiOps1763700000001, Visits1763712000002, BothLanguages1763712000003];
