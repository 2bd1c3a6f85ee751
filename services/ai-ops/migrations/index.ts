import { AiOps1763700000001 } from './001-ai-ops.js';
import { Visits1763712000002 } from './002-visits.js';
import { BothLanguages1763712000003 } from './003-both-languages.js';
import { CountedPageViews1763712000004 } from './004-counted-page-views.js';
import { Shares1763712000005 } from './005-shares.js';
import { Accounts1767000000000 } from './006-accounts.js';

export const migrations = [
  AiOps1763700000001,
  Visits1763712000002,
  BothLanguages1763712000003,
  CountedPageViews1763712000004,
  Shares1763712000005,
  Accounts1767000000000,
];
