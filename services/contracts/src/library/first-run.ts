import { z } from 'zod';

export const FirstRun = z
  .object({
    /** Stays, also when the run is erased or its automation taken off the list. */
    succeeded_at: z.iso.datetime().nullable(),
  })
  .meta({ id: 'FirstRun' });
export type FirstRun = z.infer<typeof FirstRun>;
