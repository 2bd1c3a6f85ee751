export * from './judged.js';
export { judgedQueries } from './queries.js';
