import { workerData } from 'node:worker_threads';
import { compileCatalogue } from './catalogue-source.js';

// A thread that compiles the catalogue and ends (catalogue-source.ts).
await compileCatalogue((workerData as { file: string }).file);
