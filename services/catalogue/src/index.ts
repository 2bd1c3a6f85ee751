export { catalogue, retired } from './catalogue.js';
export type { CatalogueWorkflow, Retired } from './compile.js';
export { CATEGORIES, type ContentWorkflow, type N8nNode } from './dsl/types.js';
