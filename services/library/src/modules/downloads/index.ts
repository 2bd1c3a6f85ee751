/** The door of the module: what the other modules of services/library use of it. */
export { attachment } from './domain/disposition.js';
export { lockAccount, type Taker, tookSince } from './persistence/downloads.js';
export { inLanguage, workflowFile } from './persistence/files.js';
