export { idleAccounts } from './accounts.js';
export { check } from './check.js';
export { type CredentialFacts, credentialFacts, credentialFactsText } from './credentials.js';
export { type Definitions, loadDefinitions, N8N_VERSION } from './definitions.js';
export { type Finding, opens, type Severity } from './finding.js';
