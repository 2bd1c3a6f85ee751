import type { EntityManager } from 'typeorm';

type Database = Pick<EntityManager, 'query'>;

/** How a file left. */
export type Via = 'file' | 'zip' | 'bonus' | 'gallery' | 'deploy' | 'version';

/** One account takes one thing at a time; the key is any fixed number. */
const accountLock = 740_002;

/** Held until the transaction ends: counting and recording of one account never interleave. */
export async function lockAccount(manager: EntityManager, userId: string): Promise<void> {
  await manager.query('select pg_advisory_xact_lock($1::int, hashtext($2))', [accountLock, userId]);
}

/** The free workflow the user chose: this one where there was none yet. @returns the chosen filename */
export async function freeChoice(
  manager: EntityManager,
  userId: string,
  filename: string,
  at: Date,
): Promise<string> {
  await manager.query(
    `insert into library.free_choice (user_id, filename, chosen_at) values ($1, $2, $3)
     on conflict (user_id) do nothing`,
    [userId, filename, at],
  );
  const [choice] = await manager.query<{ filename: string }[]>(
    'select filename from library.free_choice where user_id = $1',
    [userId],
  );
  return choice?.filename ?? filename;
}

/** When the account took the file at this place, the newest being 0, since a moment; what was mailed does not count. */
export async function takenAt(
  database: Database,
  userId: string,
  since: Date,
  place: number,
): Promise<Date | undefined> {
  const [row] = await database.query<{ downloaded_at: Date }[]>(
    `select downloaded_at from library.download
     where user_id = $1 and downloaded_at > $2 and via <> 'bonus'
     order by downloaded_at desc offset $3 limit 1`,
    [userId, since, place],
  );
  return row?.downloaded_at;
}

/** Whether the account took these very bytes in this way since a moment. */
export async function tookSince(
  database: Database,
  userId: string,
  file: TakenFile,
  via: Via,
  since: Date,
): Promise<boolean> {
  const rows = await database.query<unknown[]>(
    `select 1 from library.download where user_id = $1 and downloaded_at > $2
       and filename = $3 and content_hash = $4 and via = $5 limit 1`,
    [userId, since, file.filename, file.content_hash, via],
  );
  return rows.length > 0;
}

export interface TakenFile {
  readonly filename: string;
  readonly content_hash: string;
}

interface Taken {
  readonly userId: string;
  readonly files: readonly TakenFile[];
  readonly via: Via;
  readonly free: boolean;
  readonly at: Date;
}

/** Writes who took what, and counts the account with each workflow that it takes for the first time. */
export async function recordDownloads(
  manager: EntityManager,
  { userId, files, via, free, at }: Taken,
): Promise<void> {
  const filenames = files.map(({ filename }) => filename);
  const known = await manager.query<{ filename: string }[]>(
    'select distinct filename from library.download where user_id = $1 and filename = any($2)',
    [userId, filenames],
  );
  const before = new Set(known.map(({ filename }) => filename));
  const first = filenames.filter((filename) => !before.has(filename));
  await manager.query(
    `insert into library.download (user_id, filename, content_hash, free, via, downloaded_at)
     select $1, filename, content_hash, $4, $5, $6 from unnest($2::text[], $3::text[]) as taken (filename, content_hash)`,
    [userId, filenames, files.map((file) => file.content_hash), free, via, at],
  );
  if (first.length === 0) return;
  // Always in the same order, so that two accounts that take the same selection wait and never block each other.
  await manager.query(
    'select 1 from library.workflow where filename = any($1) order by filename for no key update',
    [first],
  );
  await manager.query('update library.workflow set popularity = popularity + 1 where filename = any($1)', [
    first,
  ]);
}
