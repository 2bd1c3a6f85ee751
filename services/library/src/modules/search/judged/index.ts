export * from './judged.js';
export { judgedQueries, unseenQueries } from './queries.js';
