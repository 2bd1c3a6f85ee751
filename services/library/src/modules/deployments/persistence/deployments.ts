import type { Language } from '@stroomwerk/contracts';
import type { DeploymentState } from '@stroomwerk/contracts/library';
import type { Locked } from '@stroomwerk/kernel/signing';
import type { EntityManager } from 'typeorm';
import type { Bound } from '../domain/answers.js';
import type { Prepared } from '../domain/prepare.js';
import type { DeployProblem } from '../domain/problem.js';

type Database = Pick<EntityManager, 'query'>;

export interface NewDeployment {
  readonly id: string;
  readonly accountId: string;
  readonly madeBy: string;
  readonly requestId: string;
  /** Of one that was asked for with others. */
  readonly batchId?: string;
  readonly connectionId: string;
  readonly workflowId: string;
  readonly filename: string;
  readonly version: number;
  readonly language: Language;
  readonly answers: Readonly<Record<string, string>>;
  readonly credentials: Readonly<Record<string, Bound>>;
  /** Where `locked` is given, without the values in its steps. */
  readonly sent: Prepared;
  /** The library's version in it, where more than that is sent. */
  readonly base?: Prepared;
  /** What is sent, and its hash. */
  readonly locked?: Locked;
  readonly contentHash?: string;
  readonly at: Date;
}

export interface DeploymentRow {
  readonly id: string;
  readonly account_id: string;
  readonly connection_id: string;
  readonly automation_id: string | null;
  readonly workflow_id: string;
  readonly filename: string;
  readonly sent: Prepared;
  readonly state: DeploymentState;
  readonly n8n_workflow_id: string | null;
  readonly problem: { readonly code: DeployProblem } | null;
  readonly left_behind: boolean;
  readonly published_at: Date | null;
  readonly created_at: Date;
  readonly attempt: number;
  /** n8n was asked to make it and nobody knows whether it did. */
  readonly asked: boolean;
  readonly failing_since: Date | null;
  readonly placed_version_id: string | null;
  /** What is sent, locked until it was; then `sent` has the steps without their values. */
  readonly key_id: string | null;
  readonly held: Buffer | null;
  /** Of what was sent so. */
  readonly content_hash: string | null;
}

const columns = `id, account_id, connection_id, automation_id, workflow_id, filename, sent, state, n8n_workflow_id, problem,
  left_behind, published_at, created_at, attempt, asked, failing_since, placed_version_id,
  key_id, held, content_hash`;
const ended: ReadonlySet<DeploymentState> = new Set(['published', 'placed', 'failed', 'undone']);
const unfinished = `('queued', 'placing', 'publishing', 'undoing')`;

/** Until the transaction ends, no other deploys for this account. */
export async function holdAccount(manager: EntityManager, accountId: string): Promise<void> {
  await manager.query(`select pg_advisory_xact_lock(hashtextextended('library.deployment ' || $1, 0))`, [
    accountId,
  ]);
}

export async function addDeployment(database: Database, one: NewDeployment): Promise<void> {
  await database.query(
    `insert into library.deployment (id, account_id, made_by, request_id, connection_id, workflow_id, filename, version,
       language, answers, credentials, sent, base, key_id, held, content_hash, state, created_at, updated_at, batch_id)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, 'queued', $17, $17, $18)`,
    [
      ...[one.id, one.accountId, one.madeBy, one.requestId, one.connectionId, one.workflowId, one.filename],
      ...[one.version, one.language, one.answers, one.credentials, one.sent, one.base ?? null],
      ...[one.locked?.keyId ?? null, one.locked?.sealed ?? null, one.contentHash ?? null, one.at],
      one.batchId ?? null,
    ],
  );
}

/** Undefined where it is unknown or another account's. */
export async function deploymentOf(
  database: Database,
  accountId: string,
  by: { readonly id: string } | { readonly requestId: string },
): Promise<DeploymentRow | undefined> {
  const [column, value] = 'id' in by ? ['id', by.id] : ['request_id', by.requestId];
  const [row] = await database.query<DeploymentRow[]>(
    `select ${columns} from library.deployment where account_id = $1 and ${column} = $2`,
    [accountId, value],
  );
  return row;
}

/** A deployment that somebody took to go on with. */
export type Work = DeploymentRow;

/** Takes a deployment that has not ended; whoever had it before finds that it is not theirs any more. */
export async function takeUp(database: Database, id: string, at: Date): Promise<Work | undefined> {
  const [[row] = []] = await database.query<[Work[], number]>(
    `update library.deployment set attempt = attempt + 1, updated_at = $2,
       state = case state when 'queued' then 'placing' else state end
     where id = $1 and state in ${unfinished} returning ${columns}`,
    [id, at],
  );
  return row;
}

export interface Step {
  readonly state?: DeploymentState;
  readonly n8nWorkflowId?: string | null;
  readonly automationId?: string;
  readonly placedVersionId?: string | null;
  readonly asked?: boolean;
  readonly problem?: DeployProblem | null;
  readonly leftBehind?: boolean;
  readonly publishedAt?: Date;
  readonly failingSince?: Date | null;
  readonly nextAt?: Date;
}

const named: Readonly<Record<keyof Step, string>> = {
  state: 'state',
  n8nWorkflowId: 'n8n_workflow_id',
  automationId: 'automation_id',
  placedVersionId: 'placed_version_id',
  asked: 'asked',
  problem: 'problem',
  leftBehind: 'left_behind',
  publishedAt: 'published_at',
  failingSince: 'failing_since',
  nextAt: 'next_at',
};

/** Notes a step of whoever took the deployment. @returns false where another took it since */
export async function noteStep(
  database: Database,
  { id, attempt }: Pick<Work, 'id' | 'attempt'>,
  step: Step,
  at: Date,
): Promise<boolean> {
  const given = Object.entries(step).filter(([, value]) => value !== undefined) as [keyof Step, unknown][];
  const sets = given.map(([key], index) => `${named[key]} = $${index + 4}`);
  if (step.state !== undefined && ended.has(step.state)) sets.push('key_id = null', 'held = null');
  const values = given.map(([key, value]) =>
    key === 'problem' && value !== null ? JSON.stringify({ code: value }) : value,
  );
  const [, changed] = await database.query<[unknown, number]>(
    `update library.deployment set ${['updated_at = $3', ...sets].join(', ')} where id = $1 and attempt = $2`,
    [id, attempt, at, ...values],
  );
  return changed === 1;
}

/** Begins to take out what was placed, whoever works at it. @returns false where that began or ended already */
export async function beginUndo(database: Database, id: string, at: Date): Promise<boolean> {
  const [, changed] = await database.query<[unknown, number]>(
    `update library.deployment set state = 'undoing', attempt = attempt + 1, failing_since = null, problem = null, updated_at = $2
     where id = $1 and state not in ('undoing', 'undone')`,
    [id, at],
  );
  return changed === 1;
}

/** A workflow of a deployment that nobody could take out again, whoever has it now. */
export async function nameLeft(database: Database, id: string, n8nWorkflowId: string): Promise<void> {
  await database.query(
    `update library.deployment set left_behind = true, n8n_workflow_id = coalesce(n8n_workflow_id, $2) where id = $1`,
    [id, n8nWorkflowId],
  );
}

/** Those that nobody went on with since a moment, the longest first. */
export async function stranded(database: Database, since: Date, most: number): Promise<string[]> {
  const rows = await database.query<{ id: string }[]>(
    `select id from library.deployment where state in ${unfinished}
       and greatest(updated_at, next_at) < $1 order by updated_at limit $2`,
    [since, most],
  );
  return rows.map(({ id }) => id);
}

/** What is noted of where a deployment is now, whoever works at it. */
export async function placeOf(
  database: Database,
  id: string,
): Promise<Pick<DeploymentRow, 'n8n_workflow_id' | 'automation_id' | 'asked'>> {
  const [row] = await database.query<Pick<DeploymentRow, 'n8n_workflow_id' | 'automation_id' | 'asked'>[]>(
    'select n8n_workflow_id, automation_id, asked from library.deployment where id = $1',
    [id],
  );
  return row ?? { n8n_workflow_id: null, automation_id: null, asked: false };
}

export interface FirstRunRow {
  readonly id: string;
  readonly status: 'success' | 'error' | 'canceled';
  readonly started_at: Date;
  readonly duration_ms: number | null;
}

/** The first run that ended of each automation, by the automation. */
export async function firstRuns(
  database: Database,
  automationIds: readonly string[],
): Promise<Map<string, FirstRunRow>> {
  if (automationIds.length === 0) return new Map();
  const rows = await database.query<(FirstRunRow & { automation_id: string })[]>(
    `select a.id as automation_id, r.id, r.status, r.started_at, r.duration_ms
     from unnest($1::uuid[]) as a (id)
     cross join lateral (
       select id, status, started_at, duration_ms from library.automation_run
       where automation_id = a.id and status in ('success', 'error', 'canceled') order by started_at, id limit 1
     ) r`,
    [automationIds],
  );
  return new Map(rows.map(({ automation_id, ...run }) => [automation_id, run]));
}

/** Those that were asked for together. */
export const deploymentsOf = (
  database: Database,
  accountId: string,
  batchId: string,
): Promise<DeploymentRow[]> =>
  database.query(`select ${columns} from library.deployment where account_id = $1 and batch_id = $2`, [
    accountId,
    batchId,
  ]);
