import 'reflect-metadata';
import { runWorker } from '@stroomwerk/kernel';
import { releasesService } from './definition.js';

await runWorker(releasesService);
