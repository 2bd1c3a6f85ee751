import { z } from 'zod';

export const looksQueue = 'library.looks';
/** Of what may wait. */
export const laterQueue = 'library.looks-later';

/** A connection that was taken, until a moment (ISO 8601). */
export const LookJob = z.object({ connectionId: z.string(), until: z.coerce.date() });
