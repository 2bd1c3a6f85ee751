export { type BuildResult, build } from './build.js';
export { readDeclaration } from './declaration.js';
export { devPort } from './port.js';
export { remoteConfig } from './remote.js';
export { serverConfig } from './server.js';
export { sharedRanges, sharedVersions } from './shared.js';
export { shellConfig } from './shell.js';
export type { ShellFile, ShellManifest } from './shell-manifest.js';
export { sourceHash } from './source-hash.js';
