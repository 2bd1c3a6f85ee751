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

/** A subscriber asked for the bonus workflows: auth, which knows the address, mails a signed link to each file. */
export const bonusGranted = defineEvent({
  name: 'bonus.granted',
  publisher: 'library',
  consumers: ['auth'],
  schema: z.object({
    /** Whom it is mailed to. */
    user_id: z.uuid(),
    /** Whose it is; absent in events from before there were accounts. */
    account_id: z.uuid().optional(),
    version: z.number().int(),
    language: z.enum(['nl', 'en']),
    workflows: z.array(z.object({ filename: z.string(), name: z.string() })).max(5),
    granted_at: z.iso.datetime(),
  }),
});
export type BonusGranted = z.infer<typeof bonusGranted.schema>;
