import type { Language } from '@stroomwerk/contracts';
import type { EntityManager } from 'typeorm';
import { topBy } from '../../workflows/index.js';

export interface Grant {
  readonly filenames: readonly string[];
  readonly granted_at: Date;
}

export interface NamedWorkflow {
  readonly filename: string;
  readonly name: string;
}

type Database = Pick<EntityManager, 'query'>;

/** The most popular ones: the Top 12's first, and where it is shorter the library's order. */
export async function bonusFilenames(database: Database, count: number): Promise<string[]> {
  const top = await topBy<{ filename: string }>(database, ['filename'], count);
  const rest = await database.query<{ filename: string }[]>(
    'select filename from library.workflow where published order by top_rank nulls last, name, filename limit $1',
    [count],
  );
  return [...new Set([...top, ...rest].map(({ filename }) => filename))].slice(0, count);
}

/** @returns whether this was the first time; two at once wait for each other, and one of them is first */
export async function grantOnce(
  manager: EntityManager,
  accountId: string,
  filenames: readonly string[],
  at: Date,
): Promise<boolean> {
  const rows = await manager.query<unknown[]>(
    `insert into library.bonus_grant (account_id, filenames, granted_at) values ($1, $2, $3)
     on conflict (account_id) do nothing returning account_id`,
    [accountId, filenames, at],
  );
  return rows.length > 0;
}

export async function grantOf(database: Database, accountId: string): Promise<Grant | undefined> {
  const [row] = await database.query<Grant[]>(
    'select filenames, granted_at from library.bonus_grant where account_id = $1',
    [accountId],
  );
  return row;
}

/** The names of workflows in a language, in the order of the filenames; without those that are gone. */
export function named(
  database: Database,
  filenames: readonly string[],
  language: Language,
): Promise<NamedWorkflow[]> {
  return database.query<NamedWorkflow[]>(
    `select filename, case when $2 = 'en' then coalesce(english ->> 'name', name) else name end as name
     from library.workflow where published and filename = any($1) order by array_position($1, filename)`,
    [filenames, language],
  );
}
