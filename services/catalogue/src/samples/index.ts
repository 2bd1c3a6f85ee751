export type { AnswerSchemas } from './answers.js';
export { CASES, type CaseName, type Scene } from './cases.js';
export { digestOf, type Run, runOf, runsOf, writeRuns } from './runs.js';
export type { Schema } from './schema.js';
export { type Fields, isWorded, type SeenCase, type Sight, seenCase, sightOf } from './seen.js';
export { REFUSAL, SAMPLE_TYPE, Stage, type StagedFile } from './stage.js';
