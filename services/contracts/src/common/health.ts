import { z } from 'zod';

export const PartState = z.enum(['ok', 'starting', 'degraded', 'down']);

/** What a process is doing before it is ready, e.g. 1,500 of 3,258 of the step `catalogue`. */
export const StartStep = z
  .object({
    step: z.string(),
    done: z.number().int(),
    /** Null where nobody knows. */
    total: z.number().int().nullable(),
  })
  .meta({ id: 'StartStep' });
export type StartStep = z.infer<typeof StartStep>;

/** A step as people read it: `catalogue 1,500 of 3,258`. */
export function stepInWords({ step, done, total }: StartStep): string {
  const [far, all] = [done, total].map((count) => count?.toLocaleString('en-GB'));
  return all === undefined ? `${step} ${far}` : `${step} ${far} of ${all}`;
}

/**
 * What `GET /health/ready` of one process answers: 503 while it starts, with how far it is where it counts, and while what
 * it itself stands on (its database, its queue) does not answer; a neighbour never counts. `GET /health` answers the same
 * without parts: 503 until the start is over, after that it depends on nothing but the process.
 */
export const ServiceHealth = z
  .object({
    status: PartState,
    service: z.string(),
    api_version: z.number().int(),
    parts: z.record(z.string(), PartState),
    /** Only while it starts, and only where a step counts how far it is. */
    progress: StartStep.optional(),
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
