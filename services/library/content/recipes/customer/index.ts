import type { ContentWorkflow } from '../../dsl/types.js';
import * as triage from './triage.js';
import * as waiting from './waiting.js';

export const customer: ContentWorkflow[] = [triage, waiting].flatMap((topic) => Object.values(topic).flat());
