import { Releases1763712000001 } from './001-releases.js';
import { Rollout1763712000002 } from './002-rollout.js';
import { Paints1763712000003 } from './003-paints.js';
import { Gate1763712000004 } from './004-gate.js';
import { Pace1763712000005 } from './005-pace.js';
import { SentBlobs1763712000006 } from './006-sent-blobs.js';

/** In the order in which they run. */
export const migrations = [
  Releases1763712000001,
  Rollout1763712000002,
  Paints1763712000003,
  Gate1763712000004,
  Pace1763712000005,
  SentBlobs1763712000006,
];
