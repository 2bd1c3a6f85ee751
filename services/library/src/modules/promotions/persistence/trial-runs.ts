import type { EntityManager } from 'typeorm';

export interface TrialRuns {
  readonly ended: number;
  readonly succeeded: number;
  readonly last: { readonly status: 'success' | 'error' | 'canceled'; readonly started_at: string } | null;
}

/** What is kept of the runs of an automation that ended. */
export async function trialRuns(
  database: Pick<EntityManager, 'query'>,
  automationId: string,
): Promise<TrialRuns> {
  const rows = await database.query<{ ended: number; succeeded: number }[]>(
    `select count(*)::int as ended, (count(*) filter (where status = 'success'))::int as succeeded
     from library.automation_run where automation_id = $1 and status in ('success', 'error', 'canceled')`,
    [automationId],
  );
  const [last] = await database.query<{ status: 'success' | 'error' | 'canceled'; started_at: Date }[]>(
    `select status, started_at from library.automation_run
     where automation_id = $1 and status in ('success', 'error', 'canceled') order by started_at desc, id limit 1`,
    [automationId],
  );
  return {
    ...{ ended: rows[0]?.ended ?? 0, succeeded: rows[0]?.succeeded ?? 0 },
    last: last ? { status: last.status, started_at: last.started_at.toISOString() } : null,
  };
}
