import { z } from 'zod';

export const PartState = z.enum(['ok', 'starting', 'degraded', 'down']);

/** What `GET /health` of one process answers. */
export const ServiceHealth = z
  .object({
    status: PartState,
    service: z.string(),
    api_version: z.number().int(),
    parts: z.record(z.string(), PartState),
  })
  .meta({ id: 'ServiceHealth' });
export type ServiceHealth = z.infer<typeof ServiceHealth>;

/** What `GET /api/health` of the edge answers: 503 until everything was ready once, then 200 with each part's state. */
export const PlatformHealth = z
  .object({
    status: PartState,
    parts: z.record(
      z.string(),
      z.object({
        status: PartState,
        api_version: z.number().int().nullable(),
        detail: z.string().optional(),
      }),
    ),
  })
  .meta({ id: 'PlatformHealth' });
export type PlatformHealth = z.infer<typeof PlatformHealth>;
