import { AiOps1763700000001 } from './001-ai-ops.js';

export const migrations = [AiOps1763700000001];
