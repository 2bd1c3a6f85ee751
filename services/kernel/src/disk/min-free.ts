import { z } from 'zod';

/** MIN_FREE_MB: below so many megabytes calls that write are refused (common.no_room). */
export const minFreeMb = z.coerce.number().int().min(0).max(1_000_000).default(256);
