import { parentPort, workerData } from 'node:worker_threads';
import { compileCatalogue, type TellDone } from './catalogue-source.js';

const tell: TellDone = (...far) => parentPort?.postMessage(far);

// A thread that compiles the catalogue and ends (catalogue-source.ts).
await compileCatalogue((workerData as { file: string }).file, tell);
