export { Refused } from './api/client.js';
export { opsToken } from './api/token.js';
export { ReleaseError } from './context.js';
export { checkSizes } from './gate/budget.js';
export { readContents } from './gate/contents.js';
export { type LocalContext, publishLocal } from './publish/publish-local.js';
