export { aiOps } from './definition.js';
