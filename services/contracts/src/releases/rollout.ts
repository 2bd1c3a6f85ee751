import { z } from 'zod';
import { CanaryEvidence, CohortCount } from './schemas.js';

/** What became of a remote in one page view. `ok`: it was shown and stood. */
export const ViewOutcome = z.enum(['ok', 'load', 'timeout', 'render']);
export type ViewOutcome = z.infer<typeof ViewOutcome>;

/** What a page view tells of its remotes. Counted once a view and remote, and only with the edge's token. */
export const ViewReport = z
  .object({
    /** As the edge wrote it into the page. */
    token: z.string().min(1).max(4000),
    remotes: z
      .array(
        z.object({
          remote: z.string().max(100),
          outcome: ViewOutcome,
          /** Largest contentful paint, in milliseconds. */
          lcp_ms: z.number().min(0).max(600_000).optional(),
          /** Interaction to next paint, in milliseconds. */
          inp_ms: z.number().min(0).max(600_000).optional(),
          /** Cumulative layout shift. */
          cls: z.number().min(0).max(1000).optional(),
          /** First contentful paint, in milliseconds. */
          fcp_ms: z.number().min(0).max(600_000).optional(),
          /** Time to the first byte of the document, in milliseconds. */
          ttfb_ms: z.number().min(0).max(600_000).optional(),
        }),
      )
      .min(1)
      .max(20),
  })
  .meta({ id: 'ViewReport' });
export type ViewReport = z.infer<typeof ViewReport>;
export const ViewReportAnswer = z
  .object({
    /** How many of the reports counted; a repetition does not. */
    counted: z.number().int(),
  })
  .meta({ id: 'ViewReportAnswer' });
export type ViewReportAnswer = z.infer<typeof ViewReportAnswer>;

/** 75th percentiles of the web vitals of one cohort; null where nothing was measured. */
export const CohortVitals = z
  .object({
    lcp_ms: z.number().nullable(),
    inp_ms: z.number().nullable(),
    cls: z.number().nullable(),
    fcp_ms: z.number().nullable(),
    ttfb_ms: z.number().nullable(),
  })
  .meta({ id: 'CohortVitals' });
export type CohortVitals = z.infer<typeof CohortVitals>;

const pointer = z.object({
  version: z.string(),
  /** Since when the pointer stands there. */
  since: z.iso.datetime(),
  actor: z.string(),
  notes: z.string(),
});

/** One remote on the screen of releases. */
export const RemoteOverview = z
  .object({
    name: z.string(),
    owner: z.string(),
    stable: pointer.nullable(),
    /** Where `rollback` leads; null where there is nothing before. */
    previous: z.string().nullable(),
    canary: pointer.extend({ percent: z.number().int(), evidence: CanaryEvidence }).nullable(),
    /** Page views of the last hour. */
    last_hour: z.object({ stable: CohortCount, canary: CohortCount }),
  })
  .meta({ id: 'RemoteOverview' });
export type RemoteOverview = z.infer<typeof RemoteOverview>;
export const ReleasesOverview = z
  .object({
    remotes: z.array(RemoteOverview),
    /** Whether the caller may move pointers; team members only look and choose for their own browser. */
    may_move: z.boolean(),
  })
  .meta({ id: 'ReleasesOverview' });
export type ReleasesOverview = z.infer<typeof ReleasesOverview>;

export const ReleaseHealthQuery = z
  .object({
    /** Hours back from now. */
    hours: z.coerce.number().int().min(1).max(168).default(24),
  })
  .meta({ id: 'ReleaseHealthQuery' });
export type ReleaseHealthQuery = z.input<typeof ReleaseHealthQuery>;
/** Error rates of both cohorts over time, and how their pages felt. */
export const ReleaseHealth = z
  .object({
    remote: z.string(),
    /** Length of one bucket, in seconds. */
    bucket_seconds: z.number().int(),
    /** Oldest first; buckets without a page view are left out. */
    buckets: z.array(z.object({ at: z.iso.datetime(), stable: CohortCount, canary: CohortCount })),
    vitals: z.object({ stable: CohortVitals, canary: CohortVitals }),
  })
  .meta({ id: 'ReleaseHealth' });
export type ReleaseHealth = z.infer<typeof ReleaseHealth>;
