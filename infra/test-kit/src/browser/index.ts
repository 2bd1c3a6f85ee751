export { axeFindings, seriousFindings } from './axe.js';
export { launchBrowser, requireBrowser } from './chromium.js';
