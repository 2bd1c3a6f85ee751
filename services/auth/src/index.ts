export { auth } from './definition.js';
