import { runWorker } from '@stroomwerk/kernel';
import { aiOps } from './definition.js';

await runWorker(aiOps);
