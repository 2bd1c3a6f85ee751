export * from './judged.js';
export { judgedQueries } from './queries.js';
export { unseenQueries } from './queries-unseen.js';
