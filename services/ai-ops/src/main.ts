import { runService } from '@stroomwerk/kernel';
import { aiOps } from './definition.js';

await runService(aiOps);
