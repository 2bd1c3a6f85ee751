export { launchPinnedBrowser, stillPage } from './browser.js';
export { compareGallery, startGallery } from './gallery.js';
export { compareScreens, LooksDifferent, type ScreenOptions } from './screens.js';
