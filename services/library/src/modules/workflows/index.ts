/** The door of the module: what the other modules of services/library use of it. */
export { type CardRow, cardColumns, cardsOf, topWorkflows } from './persistence/cards.js';
export { libraryStats, libraryVersion } from './persistence/figures.js';
export { workflowId } from './persistence/workflow-ids.js';
