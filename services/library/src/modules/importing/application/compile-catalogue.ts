import { parentPort, workerData } from 'node:worker_threads';
import { compileCatalogue, type TellStep } from './catalogue-source.js';

const tell: TellStep = (step) => parentPort?.postMessage(step);

// A thread that compiles the catalogue and ends (catalogue-source.ts).
await compileCatalogue((workerData as { file: string }).file, tell);
