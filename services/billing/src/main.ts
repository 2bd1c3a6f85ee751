import { runService } from '@stroomwerk/kernel';
import { billing } from './definition.js';

await runService(billing);
