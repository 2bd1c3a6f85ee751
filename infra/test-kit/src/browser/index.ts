export { axeFindings, seriousFindings } from './axe.js';
export { launchBrowser, launchFencedBrowser, requireBrowser } from './chromium.js';
export { hasHeadless, headlessFile } from './headless.js';
