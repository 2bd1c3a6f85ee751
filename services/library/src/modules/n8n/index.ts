export { type ExecutionsQuery, N8nClient } from './application/n8n-client.js';
export { N8nError, type N8nErrorKind } from './domain/n8n-error.js';
export type * from './domain/shapes.js';
