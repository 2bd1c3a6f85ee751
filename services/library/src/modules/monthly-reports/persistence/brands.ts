import type { ReportBrand } from '@stroomwerk/contracts/library';
import type { EntityManager } from 'typeorm';

type Database = Pick<EntityManager, 'query'>;

/** Under which name and colour an agency hands on its reports; null until it said so. */
export async function brandOf(database: Database, accountId: string): Promise<ReportBrand | null> {
  const [row] = await database.query<ReportBrand[]>(
    'select name, accent from library.report_brand where account_id = $1',
    [accountId],
  );
  return row ?? null;
}

export async function saveBrand(
  database: Database,
  accountId: string,
  { name, accent }: ReportBrand,
  at: Date,
): Promise<void> {
  await database.query(
    `insert into library.report_brand (account_id, name, accent, updated_at) values ($1, $2, $3, $4)
     on conflict (account_id) do update set name = excluded.name, accent = excluded.accent,
       updated_at = excluded.updated_at`,
    [accountId, name, accent, at],
  );
}
