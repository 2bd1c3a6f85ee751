import type { ContentWorkflow } from '../../dsl/types.js';

export const ecommerce: ContentWorkflow[] = [];
