export { axeFindings, seriousFindings } from './axe.js';
export { launchBrowser, launchFencedBrowser, requireBrowser } from './chromium.js';
