export { libraryService } from './service.js';
