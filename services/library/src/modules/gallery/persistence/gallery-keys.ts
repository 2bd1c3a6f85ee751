import type { Language } from '@stroomwerk/contracts';
import type { EntityManager } from 'typeorm';

type Database = Pick<EntityManager, 'query'>;

export interface KeyRow {
  readonly hint: string;
  readonly created_at: Date;
  readonly last_used_at: Date | null;
}

export async function keyOf(database: Database, userId: string): Promise<KeyRow | undefined> {
  const [row] = await database.query<KeyRow[]>(
    'select hint, created_at, last_used_at from library.gallery_key where user_id = $1',
    [userId],
  );
  return row;
}

/** In place of the one before; of two at once the later stands. */
export async function keepKey(
  database: Database,
  key: {
    readonly userId: string;
    readonly hash: string;
    readonly hint: string;
    readonly language: Language;
    readonly at: Date;
  },
): Promise<void> {
  await database.query(
    `insert into library.gallery_key (user_id, secret_hash, hint, language, created_at) values ($1, $2, $3, $4, $5)
     on conflict (user_id) do update set secret_hash = excluded.secret_hash, hint = excluded.hint,
       language = excluded.language, created_at = excluded.created_at, last_used_at = null`,
    [key.userId, key.hash, key.hint, key.language, key.at],
  );
}

export async function removeKey(database: Database, userId: string): Promise<void> {
  await database.query('delete from library.gallery_key where user_id = $1', [userId]);
}

interface OwnerRow {
  readonly user_id: string;
  readonly language: Language;
  readonly last_used_at: Date | null;
}

/** Whose secret it is; undefined where nobody has it (any more). */
export async function ownerOf(database: Database, hash: string): Promise<OwnerRow | undefined> {
  const [row] = await database.query<OwnerRow[]>(
    'select user_id, language, last_used_at from library.gallery_key where secret_hash = $1',
    [hash],
  );
  return row;
}

export async function noteUse(database: Database, hash: string, at: Date): Promise<void> {
  await database.query('update library.gallery_key set last_used_at = $2 where secret_hash = $1', [hash, at]);
}
