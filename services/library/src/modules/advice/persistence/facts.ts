import type { RunCause } from '@stroomwerk/contracts/library';
import type { EntityManager } from 'typeorm';

type Database = Pick<EntityManager, 'query'>;

/** What the list of automations does not say of one. */
export interface AutomationRow {
  readonly id: string;
  readonly minutes: number;
  readonly archived: boolean;
  readonly by_hand: boolean;
  readonly failing_cause: RunCause | null;
  readonly failing_since: Date | null;
  readonly runs: number;
  readonly succeeded: number;
  readonly days: number;
}

const workflowOf = `library.workflow w on w.id = coalesce(a.workflow_id,
  (select id from library.workflow where filename = a.workflow_filename))`;

/**
 * What was measured of an account's automations: in the thirty days before the last run of each, that run left out, or as much
 * of them as it is here and its runs are kept. A retry does the work of the run before it, and what somebody starts by hand is
 * no rhythm: neither counts.
 * @param keptFrom from when on runs are kept
 */
export const automationRows = (
  database: Database,
  accountId: string,
  keptFrom: Date,
): Promise<AutomationRow[]> =>
  database.query(
    `select a.id, coalesce(a.own_minutes_per_run, a.minutes_saved_per_run) as minutes, coalesce(a.n8n_archived, false) as archived,
       a.kind = 'linked' and not a.started_once and coalesce(w.trigger_type = 'Manual', false) as by_hand,
       f.cause as failing_cause, f.since as failing_since, m.runs, m.succeeded, l.days
     from library.automation a
     left join ${workflowOf}
     cross join lateral (
       select max(started_at) as last_run, max(started_at) filter (where status = 'success') as well_at
       from library.automation_run where automation_id = a.id
     ) r
     left join lateral (
       select coalesce(cause, 'other') as cause, started_at as since from library.automation_run
       where automation_id = a.id and status = 'error' and (r.well_at is null or started_at > r.well_at)
       order by started_at limit 1
     ) f on true
     cross join lateral (
       select greatest(r.last_run - interval '30 days', a.created_at, $2) as begun
     ) b
     cross join lateral (
       select coalesce(greatest(extract(epoch from r.last_run - b.begun) / 86400, 0), 0)::float8 as days
     ) l
     cross join lateral (
       select (count(*) filter (where status in ('success', 'error')))::int as runs,
         (count(*) filter (where status = 'success'))::int as succeeded
       from library.automation_run
       where automation_id = a.id and started_at >= b.begun and started_at < r.last_run
         and retry_of is null and mode is distinct from 'manual'
     ) m
     where a.account_id = $1 and a.removed_at is null`,
    [accountId, keptFrom],
  );

/** A workflow of the library that the account uses, is putting in, or took off its list a moment ago. */
export interface OwnedRow {
  readonly recipe: string;
  readonly integrations: string[];
  /** False of what was taken off the list. */
  readonly listed: boolean;
}

/** Also those that the library has no more: what the account has it has. */
export const ownedRows = (database: Database, accountId: string): Promise<OwnedRow[]> =>
  database.query(
    `select coalesce(w.pattern, w.filename, a.workflow_filename) as recipe,
       coalesce(w.integrations, '{}') as integrations, a.removed_at is null as listed
     from library.automation a left join ${workflowOf}
     where a.account_id = $1 and coalesce(w.pattern, w.filename, a.workflow_filename) is not null
     union all
     select coalesce(w.pattern, w.filename), w.integrations, true
     from library.deployment d join library.workflow w on w.id = d.workflow_id
     where d.account_id = $1 and d.state in ('queued', 'placing', 'publishing')`,
    [accountId],
  );
