import type { Principal } from '@stroomwerk/kernel';
import type { EntityManager } from 'typeorm';
import { popularityDays } from '../../workflows/domain/popular.js';

type Database = Pick<EntityManager, 'query'>;

/** How a file left. */
export type Via = 'file' | 'zip' | 'bonus' | 'gallery' | 'deploy' | 'version';

/** One account takes one thing at a time; the key is any fixed number. */
const accountLock = 740_002;

/** Held until the transaction ends: counting and recording of one account never interleave. */
export async function lockAccount(manager: EntityManager, accountId: string): Promise<void> {
  await manager.query('select pg_advisory_xact_lock($1::int, hashtext($2))', [accountLock, accountId]);
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
  return (await chosenBefore(manager, userId)) ?? filename;
}

/** The free workflow that somebody chose, where they did. */
export async function chosenBefore(database: Database, userId: string): Promise<string | undefined> {
  const [choice] = await database.query<{ filename: string }[]>(
    'select filename from library.free_choice where user_id = $1',
    [userId],
  );
  return choice?.filename;
}

/** When somebody took the file at this place, the newest being 0, since a moment; what was mailed does not count. */
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

/** Whether somebody took these very bytes in this way since a moment. */
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

/** Who takes something, and for which account. */
export type Taker = Pick<Principal, 'userId' | 'accountId'>;

interface Taken {
  readonly by: Taker;
  readonly files: readonly TakenFile[];
  readonly via: Via;
  readonly free: boolean;
  readonly at: Date;
}

/** Writes who took what, and counts the account with each workflow that it takes for the first time in ninety days. */
export async function recordDownloads(
  manager: EntityManager,
  { by: { userId, accountId }, files, via, free, at }: Taken,
): Promise<void> {
  const filenames = files.map(({ filename }) => filename);
  const known = await manager.query<{ filename: string }[]>(
    `select distinct filename from library.download
     where account_id = $1 and filename = any($2) and via <> 'bonus' and downloaded_at >= $3`,
    [accountId, filenames, new Date(at.getTime() - popularityDays * 24 * 60 * 60 * 1000)],
  );
  const before = new Set(known.map(({ filename }) => filename));
  const first = filenames.filter((filename) => !before.has(filename));
  await manager.query(
    `insert into library.download (user_id, account_id, filename, content_hash, free, via, downloaded_at)
     select $1, $7, filename, content_hash, $4, $5, $6 from unnest($2::text[], $3::text[]) as taken (filename, content_hash)`,
    [userId, filenames, files.map((file) => file.content_hash), free, via, at, accountId],
  );
  if (first.length === 0 || via === 'bonus') return;
  // Always in the same order, so that two accounts that take the same selection wait and never block each other.
  await manager.query(
    'select 1 from library.workflow where filename = any($1) order by filename for no key update',
    [first],
  );
  await manager.query('update library.workflow set popularity = popularity + 1 where filename = any($1)', [
    first,
  ]);
}
