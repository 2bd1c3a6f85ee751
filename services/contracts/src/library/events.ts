import { z } from 'zod';
import { defineEvent } from '../common/events.js';

/** The library's figures after an import: what the AI-ops screens count as content. */
export const libraryChanged = defineEvent({
  name: 'library.changed',
  publisher: 'library',
  consumers: ['ai-ops'],
  schema: z.object({
    version: z.number().int(),
    total: z.number().int(),
    active: z.number().int(),
    unique_integrations: z.number().int(),
    changed_at: z.iso.datetime(),
  }),
});
