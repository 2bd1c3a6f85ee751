/** The door of the module: what the other modules of services/ai-ops use of it. */
export { BusinessReader } from './persistence/business.reader.js';
export { MeasurementReader } from './persistence/measurement.reader.js';
export { type HealthSample, MeasurementWriter } from './persistence/measurement.writer.js';
