import { z } from 'zod';

/**
 * The library as the template gallery of the account's own n8n. `url` stands in the answer to making it only: the secret
 * in it is kept as a hash.
 */
export const GalleryKey = z
  .object({
    active: z.boolean(),
    url: z.string().nullable(),
    /** The last four letters of the secret, to tell one from another. */
    hint: z.string().nullable(),
    created_at: z.iso.datetime().nullable(),
    last_used_at: z.iso.datetime().nullable(),
  })
  .meta({ id: 'GalleryKey' });
export type GalleryKey = z.infer<typeof GalleryKey>;
