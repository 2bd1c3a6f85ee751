export { billing } from './definition.js';
