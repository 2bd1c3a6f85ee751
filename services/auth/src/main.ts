import { runService } from '@stroomwerk/kernel';
import { auth } from './definition.js';

await runService(auth);
