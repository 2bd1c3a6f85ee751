export { opsToken } from './api/token.js';
export { ReleaseError } from './context.js';
export { type LocalContext, publishLocal } from './publish/publish-local.js';
