import type { DeploymentState } from '@stroomwerk/contracts/library';
import type { Locked } from '@stroomwerk/kernel/signing';
import type { EntityManager } from 'typeorm';

type Database = Pick<EntityManager, 'query'>;

/** A promotion with how far it came: as a deployment, or as a change of what an earlier one made. */
export interface PromotionRow {
  readonly id: string;
  readonly account_id: string;
  readonly trial_id: string;
  readonly connection_id: string;
  readonly connection_name: string;
  readonly address: string;
  /** Whether the production instance was disconnected since. */
  readonly ended: boolean;
  readonly deployment_id: string | null;
  readonly deployment_state: DeploymentState | null;
  readonly deployment_problem: { readonly code: string } | null;
  readonly left_behind: boolean;
  readonly n8n_workflow_id: string | null;
  readonly update_id: string | null;
  readonly update_state: 'writing' | 'restoring' | 'done' | 'refused' | 'left' | 'failed' | null;
  readonly update_problem: string | null;
  /** What stood in production before and after a change, by their hashes. */
  readonly stood_hash: string | null;
  readonly written_hash: string | null;
  /** Whether what stood before is kept still. */
  readonly way_back: boolean;
  readonly update_at: Date | null;
  /** Whether one click took it back. */
  readonly went_back: boolean;
  /** The automation in production. */
  readonly automation_id: string | null;
  /** Whether that one is on the list, its workflow not lost, as far as is known. */
  readonly there: boolean;
  readonly key_id: string | null;
  readonly held: Buffer | null;
  readonly created_at: Date;
}

const columns = `p.id, p.account_id, p.trial_id, p.connection_id, c.name as connection_name, c.address,
  c.removed_at is not null as ended, p.deployment_id, d.state as deployment_state, d.problem as deployment_problem,
  coalesce(d.left_behind, false) as left_behind, coalesce(a.n8n_workflow_id, d.n8n_workflow_id) as n8n_workflow_id,
  p.update_id, u.state as update_state, u.problem as update_problem, u.stood_hash, u.written_hash,
  u.held is not null as way_back, u.created_at as update_at, coalesce(b.went_back, false) as went_back,
  a.id as automation_id, (a.id is not null and a.removed_at is null and a.gone_since is null) as there,
  p.key_id, p.held, p.created_at`;
const tables = `
  library.promotion p
  join library.connection c on c.id = p.connection_id
  left join library.deployment d on d.id = p.deployment_id
  left join library.automation_update u on u.id = p.update_id
  left join library.automation a on a.id = coalesce(d.automation_id, u.automation_id)
  left join lateral (
    -- Going back undoes the act before it.
    select n.act = 'back' as went_back from library.automation_update n
    where n.automation_id = u.automation_id and n.number > u.number and n.state = 'done' and n.act <> 'skip'
    order by n.number limit 1
  ) b on true`;
const unfinished = `(d.state in ('queued', 'placing', 'publishing', 'undoing') or u.state in ('writing', 'restoring'))`;
const done = `(d.state in ('published', 'placed') or (u.state = 'done' and not coalesce(b.went_back, false)))`;

/** Until the transaction ends, nobody else begins a promotion of this account. */
export async function holdPromotions(manager: EntityManager, accountId: string): Promise<void> {
  await manager.query(`select pg_advisory_xact_lock(hashtextextended('library.promotion ' || $1, 0))`, [
    accountId,
  ]);
}

export interface NewPromotion {
  readonly id: string;
  readonly accountId: string;
  readonly madeBy: string;
  readonly requestId: string;
  readonly trialId: string;
  readonly connectionId: string;
  readonly deploymentId: string | null;
  readonly updateId: string | null;
  readonly locked: Locked;
  readonly at: Date;
}

export async function addPromotion(database: Database, one: NewPromotion): Promise<void> {
  await database.query(
    `insert into library.promotion (id, account_id, made_by, request_id, trial_id, connection_id, deployment_id, update_id,
       key_id, held, created_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)`,
    [
      ...[one.id, one.accountId, one.madeBy, one.requestId, one.trialId, one.connectionId],
      ...[one.deploymentId, one.updateId, one.locked.keyId, one.locked.sealed, one.at],
    ],
  );
}

/** Undefined where it is unknown or another account's. */
export async function promotionOf(
  database: Database,
  accountId: string,
  by: { readonly id: string } | { readonly requestId: string },
): Promise<PromotionRow | undefined> {
  const [column, value] = 'id' in by ? ['id', by.id] : ['request_id', by.requestId];
  const [row] = await database.query<PromotionRow[]>(
    `select ${columns} from ${tables} where p.account_id = $1 and p.${column} = $2`,
    [accountId, value],
  );
  return row;
}

/** The newest that was begun of a trial. */
export async function newestPromotion(
  database: Database,
  trialId: string,
): Promise<PromotionRow | undefined> {
  const [row] = await database.query<PromotionRow[]>(
    `select ${columns} from ${tables} where p.trial_id = $1 order by p.number desc limit 1`,
    [trialId],
  );
  return row;
}

/** Those of a trial that are in force in a production instance, the newest first: what stands there came from the first of them. */
export const inForce = (database: Database, trialId: string, connectionId: string): Promise<PromotionRow[]> =>
  database.query(
    `select ${columns} from ${tables}
     where p.trial_id = $1 and p.connection_id = $2 and c.removed_at is null and ${done}
       and a.id is not null and a.removed_at is null and a.gone_since is null
     order by p.number desc limit 20`,
    [trialId, connectionId],
  );

/** Whether a promotion of this trial is on its way. */
export async function isRunning(database: Database, trialId: string): Promise<boolean> {
  const rows = await database.query<unknown[]>(
    `select 1 from ${tables} where p.trial_id = $1 and ${unfinished} limit 1`,
    [trialId],
  );
  return rows.length > 0;
}

/** The production instance that a trial went to last. */
export async function lastProduction(database: Database, trialId: string): Promise<string | undefined> {
  const [row] = await database.query<{ connection_id: string }[]>(
    `select p.connection_id from ${tables}
     where p.trial_id = $1 and ${done} and c.removed_at is null order by p.number desc limit 1`,
    [trialId],
  );
  return row?.connection_id;
}

/** Workflows of a test instance that went to a production instance: ids there by ids here. */
export async function promotedIds(
  database: Database,
  trialConnection: string,
  production: string,
): Promise<Map<string, string>> {
  const rows = await database.query<{ here: string; there: string }[]>(
    `select t.n8n_workflow_id as here, a.n8n_workflow_id as there from ${tables}
     join library.automation t on t.id = p.trial_id
     where t.connection_id = $1 and p.connection_id = $2 and ${done} and a.removed_at is null
       and a.gone_since is null and t.n8n_workflow_id is not null and a.n8n_workflow_id is not null
     order by p.number`,
    [trialConnection, production],
  );
  return new Map(rows.map(({ here, there }) => [here, there]));
}
