export { releasesService } from './definition.js';
