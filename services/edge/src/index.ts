export { createEdge } from './server.js';
export { type EdgeSettings, readSettings, SettingsError } from './settings.js';
