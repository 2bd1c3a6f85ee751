import { runWorker } from '@stroomwerk/kernel';
import { libraryService } from './service.js';

await runWorker(libraryService);
