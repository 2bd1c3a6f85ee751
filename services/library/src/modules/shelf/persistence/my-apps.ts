import type { EntityManager } from 'typeorm';

type Database = Pick<EntityManager, 'query'>;

/** What an account said it works with; empty where it never said. */
export async function myAppsOf(database: Database, userId: string): Promise<string[]> {
  const [row] = await database.query<{ apps: string[] }[]>(
    'select apps from library.my_apps where user_id = $1',
    [userId],
  );
  return row?.apps ?? [];
}

/** Each name as the library writes it, by its lower case; without those that no published workflow uses. */
export async function libraryNames(
  database: Database,
  names: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const rows = await database.query<{ app: string }[]>(
    `select distinct app from library.workflow, unnest(integrations) app
     where published and lower(app) = any($1)`,
    [names.map((name) => name.toLowerCase())],
  );
  return new Map(rows.map(({ app }) => [app.toLowerCase(), app]));
}

export async function keepMyApps(
  database: Database,
  userId: string,
  apps: readonly string[],
  at: Date,
): Promise<void> {
  await database.query(
    `insert into library.my_apps (user_id, apps, changed_at) values ($1, $2, $3)
     on conflict (user_id) do update set apps = excluded.apps, changed_at = excluded.changed_at`,
    [userId, apps, at],
  );
}
