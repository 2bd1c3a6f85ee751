import type { AlertKind } from '@stroomwerk/contracts/library';
import type { EntityManager } from 'typeorm';
import type { Followed } from '../domain/rhythm.js';

type Database = Pick<EntityManager, 'query'>;

export interface Watched {
  readonly accountId: string;
  readonly createdAt: Date;
  readonly rhythmAt: Date | null;
}

export interface RunRow {
  readonly id: string;
  readonly status: 'success' | 'error';
  readonly endedAt: Date;
  readonly startedAt: Date;
  readonly cause: string | null;
  readonly step: string | null;
  readonly stepType: string | null;
}

/** Runs that ended, a failed one once its cause is known. What somebody starts by hand they see themselves. */
const judged = `(status = 'success' or status = 'error' and cause is not null) and mode is distinct from 'manual'`;

/**
 * An automation that is watched, until the transaction ends nobody else's to judge.
 * @returns undefined where it is gone, removed or not watched
 */
export async function holdWatched(
  manager: EntityManager,
  automationId: string,
): Promise<Watched | undefined> {
  const [automation] = await manager.query<{ account_id: string; created_at: Date }[]>(
    'select account_id, created_at from library.automation where id = $1 and watched and removed_at is null for share',
    [automationId],
  );
  if (automation === undefined) return undefined;
  await manager.query('insert into library.alert_watch (automation_id) values ($1) on conflict do nothing', [
    automationId,
  ]);
  const [watch] = await manager.query<{ rhythm_at: Date | null }[]>(
    'select rhythm_at from library.alert_watch where automation_id = $1 for update',
    [automationId],
  );
  return {
    accountId: automation.account_id,
    createdAt: automation.created_at,
    rhythmAt: watch?.rhythm_at ?? null,
  };
}

/** The latest runs that ended, the latest first. */
export const latestRuns = (database: Database, automationId: string, most: number): Promise<RunRow[]> =>
  database.query(
    `select id, status, started_at as "startedAt", coalesce(finished_at, started_at) as "endedAt", cause, step,
       step_type as "stepType"
     from library.automation_run where automation_id = $1 and ${judged} order by started_at desc, id limit $2`,
    [automationId, most],
  );

/** What was told of it, the latest first. */
export const toldOf = (
  database: Database,
  automationId: string,
): Promise<{ kind: AlertKind; runId: string; at: Date }[]> =>
  database.query(
    'select kind, run_id as "runId", at from library.alert where automation_id = $1 order by at desc, created_at desc',
    [automationId],
  );

/** How runs since a moment followed each other; retries and what somebody started by hand left out. */
export async function followedSince(
  database: Database,
  automationId: string,
  since: Date,
): Promise<Followed> {
  const [row] = await database.query<
    { runs: number; first: Date; last: Date; longest: number; median: number }[]
  >(
    `select count(*)::int as runs, min(started_at) as first, max(started_at) as last,
       coalesce(max(gap), 0)::float8 as longest,
       coalesce(percentile_cont(0.5) within group (order by gap), 0)::float8 as median
     from (select started_at, 1000 * extract(epoch from started_at - lag(started_at) over (order by started_at)) as gap
       from library.automation_run where automation_id = $1 and started_at > $2 and retry_of is null and ${judged}) run`,
    [automationId, since],
  );
  return {
    runs: row?.runs ?? 0,
    firstAt: row?.first ?? since,
    lastAt: row?.last ?? since,
    longestMs: row?.longest ?? 0,
    medianMs: row?.median ?? 0,
  };
}

/** The nodes of the latest workflow that was sent for it; none where it was never deployed. */
export async function sentNodes(database: Database, automationId: string): Promise<readonly unknown[]> {
  const [row] = await database.query<{ nodes: unknown }[]>(
    `select sent->'nodes' as nodes from library.deployment where automation_id = $1 order by created_at desc limit 1`,
    [automationId],
  );
  return Array.isArray(row?.nodes) ? (row.nodes as readonly unknown[]) : [];
}

export async function noteJudged(
  database: Database,
  automationId: string,
  latest: RunRow | undefined,
): Promise<void> {
  await database.query(
    'update library.alert_watch set latest_run = $2, last_at = $3 where automation_id = $1',
    [automationId, latest?.id ?? null, latest?.startedAt ?? null],
  );
}

export async function noteRhythm(
  database: Database,
  automationId: string,
  rhythmMs: number | null,
  at: Date,
): Promise<void> {
  await database.query(
    'update library.alert_watch set rhythm_ms = $2, rhythm_at = $3 where automation_id = $1',
    [automationId, rhythmMs, at],
  );
}

/** Notes since when automations run, so that a pause is no silence, and begins to watch those that are new. */
export async function noteRunning(database: Database, at: Date): Promise<void> {
  await database.query(
    `insert into library.alert_watch (automation_id) select id from library.automation
     where status = 'running' and watched and removed_at is null on conflict do nothing`,
  );
  await database.query(
    `update library.alert_watch w set running_since = case when a.status = 'running' then $1::timestamptz end
     from library.automation a where a.id = w.automation_id and (a.status = 'running') <> (w.running_since is not null)`,
    [at],
  );
}

/** Automations that have a later run than the one that was judged: whoever was to tell of it died. */
export async function unjudged(database: Database, most: number): Promise<string[]> {
  const rows = await database.query<{ id: string }[]>(
    `select a.id from library.automation a
     left join library.alert_watch w on w.automation_id = a.id
     cross join lateral (select id from library.automation_run r
       where r.automation_id = a.id and ${judged} order by started_at desc, id limit 1) run
     where a.watched and a.removed_at is null and run.id is distinct from w.latest_run limit $1`,
    [most],
  );
  return rows.map(({ id }) => id);
}

/** Running automations whose rhythm nobody worked out since a moment. */
export async function withoutRhythm(database: Database, since: Date, most: number): Promise<string[]> {
  const rows = await database.query<{ automation_id: string }[]>(
    `select automation_id from library.alert_watch where running_since is not null
       and (rhythm_at is null or rhythm_at < $1) order by rhythm_at nulls first limit $2`,
    [since, most],
  );
  return rows.map(({ automation_id }) => automation_id);
}

export interface Silent {
  readonly automationId: string;
  readonly accountId: string;
  /** Of its last run; its own id where it never ran. */
  readonly runId: string;
  readonly at: Date;
}

/**
 * Running automations that have been quiet for longer than they may be, of which that was not told yet. One whose n8n we could not
 * read since then may have run all the same.
 */
export const silentSince = (database: Database, now: Date, most: number): Promise<Silent[]> =>
  database.query(
    `select a.id as "automationId", a.account_id as "accountId", coalesce(w.latest_run, a.id) as "runId",
       greatest(w.last_at, w.running_since) as at
     from library.alert_watch w join library.automation a on a.id = w.automation_id
     left join library.connection_sync s on s.connection_id = a.connection_id
     where w.rhythm_ms is not null and w.running_since is not null and a.status = 'running' and a.watched
       and a.removed_at is null
       and greatest(w.last_at, w.running_since) + w.rhythm_ms * interval '1 millisecond' < $1
       and (a.kind = 'reported'
         or s.last_ok_at > greatest(w.last_at, w.running_since) + w.rhythm_ms * interval '1 millisecond')
       and not exists (select 1 from library.alert t where t.automation_id = a.id and t.kind = 'silent'
         and t.run_id = coalesce(w.latest_run, a.id))
     limit $2`,
    [now, most],
  );
