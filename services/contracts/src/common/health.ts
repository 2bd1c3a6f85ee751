import { z } from 'zod';

export const PartState = z.enum(['ok', 'starting', 'degraded', 'down']);

/**
 * What `GET /health/ready` of one process answers: 503 while what it itself stands on (its database, its queue) does not
 * answer; a neighbour never counts. `GET /health` answers the same without parts, and depends on nothing but the process.
 */
export const ServiceHealth = z
  .object({
    status: PartState,
    service: z.string(),
    api_version: z.number().int(),
    parts: z.record(z.string(), PartState),
  })
  .meta({ id: 'ServiceHealth' });
export type ServiceHealth = z.infer<typeof ServiceHealth>;

/**
 * What `GET /api/health/ready` of the edge answers: 200, or 503 and why the site cannot serve. `degraded` names what is
 * missing of a remote while the rest is served.
 */
export const PlatformReadiness = z
  .object({ ready: z.boolean(), reasons: z.array(z.string()), degraded: z.array(z.string()) })
  .meta({ id: 'PlatformReadiness' });
export type PlatformReadiness = z.infer<typeof PlatformReadiness>;

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
