export type { CatalogueWorkflow } from './build.js';
export { catalogue, retired } from './catalogue.js';
export type { Retired } from './compile.js';
export { CATEGORIES, type ContentWorkflow, type N8nNode } from './dsl/types.js';
export { phrases, type RecipePhrases } from './phrases/index.js';
