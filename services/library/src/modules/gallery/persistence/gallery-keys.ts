import type { Language } from '@stroomwerk/contracts';
import type { EntityManager } from 'typeorm';

type Database = Pick<EntityManager, 'query'>;

export interface KeyRow {
  readonly hint: string;
  readonly created_at: Date;
  readonly last_used_at: Date | null;
}

export async function keyOf(database: Database, accountId: string): Promise<KeyRow | undefined> {
  const [row] = await database.query<KeyRow[]>(
    'select hint, created_at, last_used_at from library.gallery_key where account_id = $1',
    [accountId],
  );
  return row;
}

/** In place of the one before; of two at once the later stands. */
export async function keepKey(
  database: Database,
  key: {
    readonly accountId: string;
    readonly madeBy: string;
    readonly hash: string;
    readonly hint: string;
    readonly language: Language;
    readonly at: Date;
  },
): Promise<void> {
  await database.query(
    `insert into library.gallery_key (account_id, made_by, secret_hash, hint, language, created_at)
     values ($1, $2, $3, $4, $5, $6)
     on conflict (account_id) do update set made_by = excluded.made_by, secret_hash = excluded.secret_hash, hint = excluded.hint,
       language = excluded.language, created_at = excluded.created_at, last_used_at = null`,
    [key.accountId, key.madeBy, key.hash, key.hint, key.language, key.at],
  );
}

export async function removeKey(database: Database, accountId: string): Promise<void> {
  await database.query('delete from library.gallery_key where account_id = $1', [accountId]);
}

interface OwnerRow {
  readonly account_id: string;
  readonly made_by: string;
  readonly language: Language;
  readonly last_used_at: Date | null;
}

/** Whose secret it is; undefined where nobody has it (any more). */
export async function ownerOf(database: Database, hash: string): Promise<OwnerRow | undefined> {
  const [row] = await database.query<OwnerRow[]>(
    'select account_id, made_by, language, last_used_at from library.gallery_key where secret_hash = $1',
    [hash],
  );
  return row;
}

export async function noteUse(database: Database, hash: string, at: Date): Promise<void> {
  await database.query('update library.gallery_key set last_used_at = $2 where secret_hash = $1', [hash, at]);
}
