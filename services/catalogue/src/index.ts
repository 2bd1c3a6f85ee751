export { type CatalogueWorkflow, catalogue, retired } from './catalogue.js';
export type { Retired } from './compile.js';
export { CATEGORIES, type ContentWorkflow, type N8nNode } from './dsl/types.js';
