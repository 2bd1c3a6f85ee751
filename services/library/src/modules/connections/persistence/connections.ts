import type { ConnectionProblem, ConnectionPurpose } from '@stroomwerk/contracts/library';
import type { Locked } from '@stroomwerk/kernel/signing';
import type { EntityManager } from 'typeorm';

type Database = Pick<EntityManager, 'query'>;

/** What the last look at an n8n showed. */
export interface Seen {
  readonly problem: ConnectionProblem | null;
  readonly scopes: readonly string[];
  readonly scopesKnown: boolean;
  readonly version: string | null;
  readonly at: Date;
}

export interface ConnectionRow {
  readonly id: string;
  readonly name: string;
  readonly address: string;
  readonly purpose: ConnectionPurpose;
  readonly scopes: string[];
  readonly scopes_known: boolean;
  readonly n8n_version: string | null;
  readonly problem: ConnectionProblem | null;
  readonly failing_since: Date | null;
  readonly created_at: Date;
  readonly checked_at: Date;
}

const shown = `id, name, address, purpose, scopes, scopes_known, n8n_version, problem, failing_since, created_at,
  checked_at`;

/** Those that are connected, the oldest first. */
export const connectionsOf = (database: Database, accountId: string): Promise<ConnectionRow[]> =>
  database.query(
    `select ${shown} from library.connection where account_id = $1 and removed_at is null order by created_at, id`,
    [accountId],
  );

/** Undefined where it is unknown, ended or another account's. */
export async function connectionOf(
  database: Database,
  accountId: string,
  id: string,
): Promise<ConnectionRow | undefined> {
  const [row] = await database.query<ConnectionRow[]>(
    `select ${shown} from library.connection where id = $2 and account_id = $1 and removed_at is null`,
    [accountId, id],
  );
  return row;
}

/** The key of a connection, as it is kept. */
export async function lockedKeyOf(database: Database, id: string): Promise<Locked | undefined> {
  const [row] = await database.query<{ key_id: string; sealed_key: Buffer }[]>(
    'select key_id, sealed_key from library.connection where id = $1 and removed_at is null',
    [id],
  );
  return row && { keyId: row.key_id, sealed: row.sealed_key };
}

/** Undefined where it is unknown or ended. */
export async function addressOf(database: Database, id: string): Promise<string | undefined> {
  const [row] = await database.query<{ address: string }[]>(
    'select address from library.connection where id = $1 and removed_at is null',
    [id],
  );
  return row?.address;
}

/** It answered: what was wrong is over. Scopes and version stay what they were. */
export async function noteReached(database: Database, id: string, at: Date): Promise<void> {
  await database.query(
    `update library.connection set problem = null, failing_since = null, checked_at = $2
     where id = $1 and removed_at is null and problem is not null`,
    [id, at],
  );
}

export async function noteProblem(
  database: Database,
  id: string,
  problem: ConnectionProblem,
  at: Date,
): Promise<void> {
  await database.query(
    `update library.connection set problem = $2, failing_since = coalesce(failing_since, $3), checked_at = $3
     where id = $1 and removed_at is null`,
    [id, problem, at],
  );
}

/** Until the transaction ends, no other connects an n8n for this account. */
export async function holdAccount(manager: EntityManager, accountId: string): Promise<void> {
  await manager.query(`select pg_advisory_xact_lock(hashtextextended('library.connection ' || $1, 0))`, [
    accountId,
  ]);
}

/** @returns false where the account has this address or name already */
export async function addConnection(
  database: Database,
  connection: {
    readonly id: string;
    readonly accountId: string;
    readonly madeBy: string;
    readonly name: string;
    readonly address: string;
    readonly locked: Locked;
    readonly seen: Seen;
  },
): Promise<boolean> {
  const { id, accountId, madeBy, name, address, locked, seen } = connection;
  const rows = await database.query<unknown[]>(
    `insert into library.connection (id, account_id, made_by, name, address, key_id, sealed_key, scopes,
       scopes_known, n8n_version, created_at, checked_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $11) on conflict do nothing returning id`,
    [
      ...[id, accountId, madeBy, name, address, locked.keyId, locked.sealed],
      ...[seen.scopes, seen.scopesKnown, seen.version, seen.at],
    ],
  );
  return rows.length === 1;
}

/** @returns false where another of the account has this name */
export async function renameConnection(database: Database, id: string, name: string): Promise<boolean> {
  const [, changed] = await database.query<[unknown, number]>(
    `update library.connection c set name = $2 where id = $1 and removed_at is null and not exists (
       select 1 from library.connection o where o.account_id = c.account_id and o.id <> c.id
         and o.removed_at is null and lower(o.name) = lower($2))`,
    [id, name],
  );
  return changed === 1;
}

export async function notePurpose(
  database: Database,
  accountId: string,
  id: string,
  purpose: ConnectionPurpose,
): Promise<void> {
  await database.query(
    'update library.connection set purpose = $3 where id = $2 and account_id = $1 and removed_at is null',
    [accountId, id, purpose],
  );
}

/** What a look showed. One that went wrong leaves what was known of scopes and version. */
export async function noteSeen(database: Database, id: string, seen: Seen): Promise<void> {
  if (seen.problem === null)
    await database.query(
      `update library.connection set problem = null, failing_since = null, scopes = $2, scopes_known = $3,
         n8n_version = coalesce($4, n8n_version), checked_at = $5 where id = $1 and removed_at is null`,
      [id, seen.scopes, seen.scopesKnown, seen.version, seen.at],
    );
  else await noteProblem(database, id, seen.problem, seen.at);
}

export async function keepKey(database: Database, id: string, { keyId, sealed }: Locked): Promise<void> {
  await database.query(
    'update library.connection set key_id = $2, sealed_key = $3 where id = $1 and removed_at is null',
    [id, keyId, sealed],
  );
}

/** Ends a connection: the key goes with the same statement, the row stays for what happened. */
export async function endConnection(
  database: Database,
  accountId: string,
  id: string,
  at: Date,
): Promise<boolean> {
  const [, changed] = await database.query<[unknown, number]>(
    `update library.connection set removed_at = $3, key_id = null, sealed_key = null
     where id = $2 and account_id = $1 and removed_at is null`,
    [accountId, id, at],
  );
  return changed === 1;
}

/** Connections whose key is locked with another value than the present one. */
export const lockedOtherwise = (
  database: Database,
  keyId: string,
  after: string,
  most: number,
): Promise<{ id: string; key_id: string; sealed_key: Buffer }[]> =>
  database.query(
    `select id, key_id, sealed_key from library.connection
     where removed_at is null and key_id <> $1 and id > $2 order by id limit $3`,
    [keyId, after, most],
  );

/** Puts a key that was locked anew in the place of what it was, unless another came meanwhile. */
export async function relock(
  database: Database,
  id: string,
  before: Buffer,
  { keyId, sealed }: Locked,
): Promise<void> {
  await database.query(
    `update library.connection set key_id = $3, sealed_key = $4
     where id = $1 and sealed_key = $2 and removed_at is null`,
    [id, before, keyId, sealed],
  );
}

/** Accounts with a connection, in the order of their ids. */
export async function accountsWithConnections(
  database: Database,
  after: string,
  most: number,
): Promise<string[]> {
  const rows = await database.query<{ account_id: string }[]>(
    `select distinct account_id from library.connection
     where removed_at is null and account_id > $1 order by account_id limit $2`,
    [after, most],
  );
  return rows.map(({ account_id }) => account_id);
}

/** Notes whether the account's plan runs; the first time that it does not counts. */
export async function notePlan(
  database: Database,
  accountId: string,
  runs: boolean,
  at: Date,
): Promise<void> {
  await database.query(
    `update library.connection set plan_ended_at = case when $2::boolean then null else coalesce(plan_ended_at, $3::timestamptz) end
     where account_id = $1 and removed_at is null and (plan_ended_at is null) <> $2::boolean`,
    [accountId, runs, at],
  );
}

/** Ends what belongs to plans that ended before a moment. @returns how many */
export async function endAfterPlans(database: Database, before: Date, at: Date): Promise<number> {
  const [, changed] = await database.query<[unknown, number]>(
    `update library.connection set removed_at = $2, key_id = null, sealed_key = null
     where removed_at is null and plan_ended_at <= $1`,
    [before, at],
  );
  return changed;
}

type EndedRow = Pick<ConnectionRow, 'id' | 'name' | 'address' | 'purpose' | 'n8n_version'>;

/** What is still known of a connection that ended. */
export async function endedConnection(database: Database, id: string): Promise<EndedRow> {
  const [row] = await database.query<EndedRow[]>(
    'select id, name, address, purpose, n8n_version from library.connection where id = $1',
    [id],
  );
  if (row === undefined) throw new Error('a deployment has a connection as long as it is there');
  return row;
}
