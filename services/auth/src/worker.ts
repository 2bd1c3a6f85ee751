import { runWorker } from '@stroomwerk/kernel';
import { auth } from './definition.js';

await runWorker(auth);
