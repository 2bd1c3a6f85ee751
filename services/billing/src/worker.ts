import { runWorker } from '@stroomwerk/kernel';
import { billing } from './definition.js';

await runWorker(billing);
