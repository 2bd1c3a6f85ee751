import type { EntityManager } from 'typeorm';

type Database = Pick<EntityManager, 'query'>;

/** Filenames, the newest first; hidden workflows come back when they do. */
export async function favouritesOf(database: Database, userId: string): Promise<string[]> {
  const rows = await database.query<{ filename: string }[]>(
    `select w.filename from library.favourite f join library.workflow w on w.id = f.workflow_id
     where f.user_id = $1 and w.published order by f.added_at desc, w.filename`,
    [userId],
  );
  return rows.map(({ filename }) => filename);
}

export async function countFavourites(database: Database, userId: string): Promise<number> {
  const [row] = await database.query<{ count: number }[]>(
    'select count(*)::int as count from library.favourite where user_id = $1',
    [userId],
  );
  return row?.count ?? 0;
}

/** Keeps the moment at which it first became one. */
export async function addFavourite(
  database: Database,
  userId: string,
  workflowId: string,
  at: Date,
): Promise<void> {
  await database.query(
    `insert into library.favourite (user_id, workflow_id, added_at) values ($1, $2, $3)
     on conflict (user_id, workflow_id) do nothing`,
    [userId, workflowId, at],
  );
}

export async function removeFavourite(database: Database, userId: string, filename: string): Promise<void> {
  await database.query(
    `delete from library.favourite f using library.workflow w
     where f.workflow_id = w.id and f.user_id = $1 and w.filename = $2`,
    [userId, filename],
  );
}
