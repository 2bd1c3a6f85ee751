/** The door of the module: why a run failed, and what is said and kept of it. */
export { causeOf } from './domain/cause.js';
export { type Explained, explain } from './domain/cause-texts.js';
export { httpStatus, knownClass } from './domain/failure.js';
export { maskedLine } from './domain/masked-line.js';
