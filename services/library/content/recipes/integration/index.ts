import type { ContentWorkflow } from '../../dsl/types.js';

export const integration: ContentWorkflow[] = [];
