/** The door of the module: what the other modules of services/library use of it. */
export { popularityDays } from './domain/popular.js';
export { type CardRow, cardColumns, cardsOf, topWorkflows } from './persistence/cards.js';
export { type DeployableWorkflow, deployableWorkflow } from './persistence/deployable.js';
export { libraryStats, libraryVersion } from './persistence/figures.js';
export { countPopularity, isTop, measureNow, topBy } from './persistence/popular.js';
export { retirementOf } from './persistence/retirements.js';
export { workflowId } from './persistence/workflow-ids.js';
