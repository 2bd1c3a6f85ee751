// What a benchmark may use of a running platform.

export { askControl } from './control.js';
export { linkSecrets } from './link-secrets.js';
export { freePort } from './ports.js';
export { rotatables } from './rotate.js';
export { readSettings, StartError } from './settings.js';
export { readState } from './state.js';
