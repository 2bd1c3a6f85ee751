import { z } from 'zod';
import { RunCause } from './runs.js';

/** A workflow that succeeds less often with customers than before; for ops. How many customers, never which. */
export const Fall = z
  .object({
    filename: z.string(),
    name: z.string(),
    since: z.iso.datetime(),
    counted_at: z.iso.datetime(),
    /** Of a hundred runs that ended, in the last seven days and in the thirty before them; null where too few did then. */
    success_now: z.number().int(),
    success_before: z.number().int().nullable(),
    /** In the last seven days. */
    runs: z.number().int(),
    customers: z.number().int(),
    failing_customers: z.number().int(),
    /** By cause and step, the most frequent first. */
    groups: z.array(
      z.object({
        cause: RunCause,
        /** In plain words and the language asked for. */
        title: z.string(),
        /** As the library calls it; null of a step that is a customer's own. */
        step: z.string().nullable(),
        app: z.string().nullable(),
        runs: z.number().int(),
        customers: z.number().int(),
      }),
    ),
  })
  .meta({ id: 'Fall' });
export type Fall = z.infer<typeof Fall>;
/** Those of the most customers first. */
export const FallsResponse = z.object({ falls: z.array(Fall) }).meta({ id: 'FallsResponse' });
export type FallsResponse = z.infer<typeof FallsResponse>;
