import type { EntityManager } from 'typeorm';

type Database = Pick<EntityManager, 'query'>;

/** An automation that is a workflow in a connected n8n. */
export interface LinkedAutomation {
  readonly id: string;
  readonly accountId: string;
  readonly name: string;
  readonly filename: string;
  readonly workflowId: string;
  readonly connectionId: string;
  readonly n8nWorkflowId: string;
  readonly n8nVersionId: string | null;
  readonly minutesSaved: number;
  /** SHA-256 of the secret with which its runs are reported. */
  readonly reportSecretHash: Buffer | null;
  readonly at: Date;
}

/** Puts a workflow that was placed in n8n on the list; it has not run yet. */
export async function addLinked(database: Database, one: LinkedAutomation): Promise<void> {
  await database.query(
    `insert into library.automation (id, account_id, name, status, kind, workflow_filename, workflow_id, connection_id,
       n8n_workflow_id, n8n_version_id, n8n_active, minutes_saved_per_run, report_secret_hash, created_at, updated_at)
     values ($1, $2, $3, 'stopped', 'linked', $4, $5, $6, $7, $8, false, $9, $10, $11, $11)`,
    [
      ...[one.id, one.accountId, one.name, one.filename, one.workflowId, one.connectionId],
      ...[one.n8nWorkflowId, one.n8nVersionId, one.minutesSaved, one.reportSecretHash, one.at],
    ],
  );
}

/** n8n runs it from now on. */
export async function noteStarted(database: Database, id: string, at: Date): Promise<void> {
  await database.query(
    `update library.automation set status = 'running', n8n_active = true, started_once = true, updated_at = $2
     where id = $1`,
    [id, at],
  );
}

/** Its workflow was taken out of n8n again. */
export async function removeLinked(database: Database, id: string): Promise<void> {
  await database.query('delete from library.automation where id = $1', [id]);
}
