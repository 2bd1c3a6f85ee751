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

/** Keeps the moment at which it first became one. @param most favourites of one account @returns whether it is one now */
export async function addFavourite(
  database: Database,
  userId: string,
  workflowId: string,
  at: Date,
  most: number,
): Promise<boolean> {
  const [row] = await database.query<{ kept: boolean }[]>(
    `with added as (
       insert into library.favourite (user_id, workflow_id, added_at) select $1, $2, $3
       where (select count(*) from library.favourite where user_id = $1) < $4
       on conflict (user_id, workflow_id) do update set added_at = favourite.added_at returning 1
     )
     select exists (select from added)
       or exists (select from library.favourite where user_id = $1 and workflow_id = $2) as kept`,
    [userId, workflowId, at, most],
  );
  return row?.kept === true;
}

export async function removeFavourite(database: Database, userId: string, filename: string): Promise<void> {
  await database.query(
    `delete from library.favourite f using library.workflow w
     where f.workflow_id = w.id and f.user_id = $1 and w.filename = $2`,
    [userId, filename],
  );
}
