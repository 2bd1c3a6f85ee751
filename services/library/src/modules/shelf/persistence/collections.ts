import type { Collection } from '@stroomwerk/contracts/library';
import type { EntityManager } from 'typeorm';

type Database = Pick<EntityManager, 'query'>;

interface CollectionRow extends Omit<Collection, 'updated_at'> {
  readonly updated_at: Date;
}

const toCollection = (row: CollectionRow): Collection => ({
  ...row,
  updated_at: row.updated_at.toISOString(),
});

/** With what is in it, the newest first; hidden workflows come back when they do. */
const select = `
  select c.id, c.name, c.updated_at, array(
    select w.filename from library.collection_workflow cw join library.workflow w on w.id = cw.workflow_id
    where cw.collection_id = c.id and w.published order by cw.added_at desc, w.filename
  ) as filenames
  from library.collection c`;

/** The one that changed last comes first. */
export async function collectionsOf(database: Database, accountId: string): Promise<Collection[]> {
  const rows = await database.query<CollectionRow[]>(
    `${select} where c.account_id = $1 order by c.updated_at desc, c.id`,
    [accountId],
  );
  return rows.map(toCollection);
}

/** Undefined where the id is unknown or somebody else's. */
export async function collectionOf(
  database: Database,
  accountId: string,
  id: string,
): Promise<Collection | undefined> {
  const [row] = await database.query<CollectionRow[]>(`${select} where c.account_id = $1 and c.id = $2`, [
    accountId,
    id,
  ]);
  return row === undefined ? undefined : toCollection(row);
}

export async function countCollections(database: Database, accountId: string): Promise<number> {
  const [row] = await database.query<{ count: number }[]>(
    'select count(*)::int as count from library.collection where account_id = $1',
    [accountId],
  );
  return row?.count ?? 0;
}

export async function countIn(database: Database, id: string): Promise<number> {
  const [row] = await database.query<{ count: number }[]>(
    'select count(*)::int as count from library.collection_workflow where collection_id = $1',
    [id],
  );
  return row?.count ?? 0;
}

/** @returns whether the name was free; two at once wait for each other, and one of them gets it */
export async function addCollection(
  database: Database,
  wanted: { readonly id: string; readonly accountId: string; readonly name: string; readonly at: Date },
): Promise<boolean> {
  const rows = await database.query<unknown[]>(
    `insert into library.collection (id, account_id, name, created_at, updated_at) values ($1, $2, $3, $4, $4)
     on conflict (account_id, lower(name)) do nothing returning id`,
    [wanted.id, wanted.accountId, wanted.name, wanted.at],
  );
  return rows.length > 0;
}

/** @throws the database's unique violation where another collection of the account has the name */
export async function renameCollection(
  database: Database,
  accountId: string,
  id: string,
  name: string,
  at: Date,
): Promise<void> {
  await database.query(
    'update library.collection set name = $3, updated_at = $4 where account_id = $1 and id = $2',
    [accountId, id, name, at],
  );
}

/** @returns whether there was one */
export async function removeCollection(database: Database, accountId: string, id: string): Promise<boolean> {
  const [rows] = await database.query<[unknown[], number]>(
    'delete from library.collection where account_id = $1 and id = $2 returning id',
    [accountId, id],
  );
  return rows.length > 0;
}

export async function putInCollection(
  database: Database,
  id: string,
  workflowId: string,
  at: Date,
): Promise<void> {
  const rows = await database.query<unknown[]>(
    `insert into library.collection_workflow (collection_id, workflow_id, added_at) values ($1, $2, $3)
     on conflict (collection_id, workflow_id) do nothing returning workflow_id`,
    [id, workflowId, at],
  );
  if (rows.length > 0) await touch(database, id, at);
}

export async function takeFromCollection(
  database: Database,
  id: string,
  filename: string,
  at: Date,
): Promise<void> {
  const [rows] = await database.query<[unknown[], number]>(
    `delete from library.collection_workflow cw using library.workflow w
     where cw.workflow_id = w.id and cw.collection_id = $1 and w.filename = $2 returning w.id`,
    [id, filename],
  );
  if (rows.length > 0) await touch(database, id, at);
}

const touch = (database: Database, id: string, at: Date): Promise<unknown> =>
  database.query('update library.collection set updated_at = $2 where id = $1', [id, at]);
