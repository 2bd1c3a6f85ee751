import 'reflect-metadata';
import { runService } from '@stroomwerk/kernel';
import { releasesService } from './definition.js';

await runService(releasesService);
