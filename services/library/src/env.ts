import { allowedPrivate } from '@stroomwerk/kernel/outbound';
import { keyRing } from '@stroomwerk/kernel/signing';
import { z } from 'zod';

/** What the library reads from its environment beside what every service does. */
export const libraryEnv = z.object({
  BONUS_LINK_SECRET: keyRing,
  /** Locks the keys of customers' n8n instances. */
  CONNECTION_SECRET: keyRing,
  ZIP_LINK_SECRET: keyRing,
  /** Private places at which a customer's n8n may be; this machine in development, nothing in production. */
  N8N_ALLOW_PRIVATE: allowedPrivate.optional(),
  /** `off` leaves an empty library empty; else a start fills it with the catalogue that ships. */
  LIBRARY_FILL: z.enum(['on', 'off']).default('on'),
  /** Files that one account may take in five minutes, and in a day. */
  LIBRARY_DOWNLOAD_LIMIT: z.coerce.number().int().min(1).default(150),
  LIBRARY_DAY_DOWNLOAD_LIMIT: z.coerce.number().int().min(1).default(500),
  /** Searches by one account, and by one network address in the public catalogue, in five minutes. */
  LIBRARY_SEARCH_LIMIT: z.coerce.number().int().min(1).default(600),
  LIBRARY_PUBLIC_LIMIT: z.coerce.number().int().min(1).default(3_000),
});
export type LibraryEnv = z.infer<typeof libraryEnv>;
