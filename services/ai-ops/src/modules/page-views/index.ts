/** The door of the module: what the other modules of services/ai-ops use of it. */
export { ViewBook } from './persistence/view-book.js';
