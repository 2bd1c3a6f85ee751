export { catalogue } from './catalogue.js';
export { CATEGORIES, type ContentWorkflow, type N8nNode } from './dsl/types.js';
