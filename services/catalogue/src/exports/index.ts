export { schemaText } from './declarations.js';
export { newWorkflow } from './new-workflow.js';
export { MENDS, type ProblemCode } from './problem.js';
