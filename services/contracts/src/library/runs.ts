import { z } from 'zod';

/** A run that went on in the customer's n8n. `waiting`: for an answer or a moment. */
export const RunStatus = z.enum(['running', 'waiting', 'success', 'error', 'canceled']);
export type RunStatus = z.infer<typeof RunStatus>;

/** Why runs fail most often; each has its words and its cure in both languages. `other`: none of them. */
export const RunCause = z.enum([
  'account_expired',
  'account_refused',
  'missing_right',
  'limit_reached',
  'quota_used_up',
  'service_down',
  'service_slow',
  'unreachable',
  'certificate',
  'not_found',
  'field_missing',
  'field_changed',
  'value_refused',
  'exists_already',
  'too_large',
  'expression',
  'code',
  'model_answer',
  'out_of_memory',
  'n8n_stopped',
  'other',
]);
export type RunCause = z.infer<typeof RunCause>;

/** One run. Nothing of what went through it is kept. */
export const Run = z
  .object({
    id: z.uuid(),
    /** Of n8n; null of a run that was reported to us. */
    execution_id: z.string().nullable(),
    status: RunStatus,
    started_at: z.iso.datetime(),
    duration_ms: z.number().int().nullable(),
    /** Of a failed one. */
    failure: z
      .object({
        cause: RunCause,
        /** Name of the step that it stopped at. */
        step: z.string().nullable(),
        app: z.string().nullable(),
        http_code: z.number().int().nullable(),
        /** One line, in plain words and the language asked for. */
        title: z.string(),
      })
      .nullable(),
    /** The run that this one was a retry of, and the one that this one was retried with. */
    retry_of: z.uuid().nullable(),
    retried_by: z.uuid().nullable(),
  })
  .meta({ id: 'Run' });
export type Run = z.infer<typeof Run>;

/** @example `status=error&before=2026-11-27T10:00:00.000Z` the next page of failed ones */
export const RunsQuery = z
  .object({
    status: z.enum(['all', 'error', 'waiting']).optional(),
    before: z.iso.datetime().optional(),
    limit: z.coerce.number().int().min(1).max(100).optional(),
  })
  .meta({ id: 'RunsQuery' });
export type RunsQuery = z.infer<typeof RunsQuery>;
export const RunsResponse = z
  .object({
    runs: z.array(Run),
    /** For `before`; null on the last page. */
    next: z.iso.datetime().nullable(),
    counts: z.object({ all: z.number().int(), error: z.number().int(), waiting: z.number().int() }),
    /** Days of history that the plan keeps. */
    kept_days: z.number().int(),
  })
  .meta({ id: 'RunsResponse' });
export type RunsResponse = z.infer<typeof RunsResponse>;

/** A failed run in plain words: what happened, what is lost, what to do. */
export const RunExplanation = z
  .object({
    run: Run,
    detail: z.string(),
    steps: z.array(z.string()),
    /** Whether n8n can run it again, and why not where it cannot. */
    retry: z.object({ possible: z.boolean(), reason: z.string().nullable() }),
    n8n_url: z.url().nullable(),
    /** Where the account in question is mended in their n8n. */
    credential_url: z.url().nullable(),
    /** n8n's own message with values masked, read from their n8n now and kept nowhere; null where it cannot be read. */
    original: z.string().nullable(),
  })
  .meta({ id: 'RunExplanation' });
export type RunExplanation = z.infer<typeof RunExplanation>;
