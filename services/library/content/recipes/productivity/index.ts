import type { ContentWorkflow } from '../../dsl/types.js';

export const productivity: ContentWorkflow[] = [];
