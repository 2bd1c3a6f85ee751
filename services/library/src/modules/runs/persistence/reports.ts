import type { RunStatus } from '@stroomwerk/contracts/library';
import type { EntityManager } from 'typeorm';

type Database = Pick<EntityManager, 'query'>;

export async function keepReportSecret(
  database: Database,
  automationId: string,
  hash: Buffer,
): Promise<void> {
  await database.query('update library.automation set report_secret_hash = $2 where id = $1', [
    automationId,
    hash,
  ]);
}

export interface Reporter {
  readonly id: string;
  readonly kind: 'linked' | 'reported';
  readonly connection_id: string | null;
}

/** Whose secret it is. */
export async function reporterOf(database: Database, hash: Buffer): Promise<Reporter | undefined> {
  const [row] = await database.query<Reporter[]>(
    `select id, kind, connection_id from library.automation where report_secret_hash = $1 and removed_at is null`,
    [hash],
  );
  return row;
}

export interface Reported {
  readonly automationId: string;
  readonly executionId: string | null;
  readonly status: RunStatus;
  readonly startedAt: Date;
  readonly finishedAt: Date | null;
  readonly durationMs: number | null;
  readonly cause: string | null;
  readonly step: string | null;
  /** When it was reported. */
  readonly at: Date;
}

/** Once for each execution; a report of its end follows one of its beginning, and nothing follows an end or a reading. */
export async function keepReport(database: Database, run: Reported): Promise<void> {
  await database.query(
    `insert into library.automation_run as r (id, automation_id, execution_id, status, started_at, finished_at, duration_ms,
       cause, step)
     values (gen_random_uuid(), $1, $2, $3, $4, $5, $6, $7, $8)
     on conflict (automation_id, execution_id) where execution_id is not null do update
       set status = excluded.status, finished_at = excluded.finished_at, duration_ms = excluded.duration_ms,
         cause = excluded.cause, step = excluded.step
       where r.seen_at is null and r.status in ('running', 'waiting')`,
    [
      ...[run.automationId, run.executionId, run.status, run.startedAt, run.finishedAt, run.durationMs],
      ...[run.cause, run.step],
    ],
  );
  await database.query(`update library.automation set seen_at = $2 where id = $1 and kind = 'reported'`, [
    run.automationId,
    run.at,
  ]);
}
