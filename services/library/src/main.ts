import { runService } from '@stroomwerk/kernel';
import { libraryService } from './service.js';

await runService(libraryService);
