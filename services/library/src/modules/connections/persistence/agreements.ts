import type { Language } from '@stroomwerk/contracts';
import type { EntityManager } from 'typeorm';

type Database = Pick<EntityManager, 'query'>;

export interface Acceptance {
  readonly version: string;
  readonly accepted_at: Date;
}

/** The latest that the account accepted. */
export async function acceptanceOf(database: Database, accountId: string): Promise<Acceptance | undefined> {
  const [row] = await database.query<Acceptance[]>(
    `select version, accepted_at from library.processing_agreement
     where account_id = $1 order by accepted_at desc limit 1`,
    [accountId],
  );
  return row;
}

export async function hasAccepted(database: Database, accountId: string, version: string): Promise<boolean> {
  const rows = await database.query<unknown[]>(
    'select 1 from library.processing_agreement where account_id = $1 and version = $2',
    [accountId, version],
  );
  return rows.length > 0;
}

/** The first who accepted a version for an account stays the one who did. */
export async function keepAcceptance(
  database: Database,
  acceptance: {
    readonly accountId: string;
    readonly version: string;
    readonly userId: string;
    readonly language: Language;
    readonly at: Date;
  },
): Promise<void> {
  const { accountId, version, userId, language, at } = acceptance;
  await database.query(
    `insert into library.processing_agreement (account_id, version, accepted_by, language, accepted_at)
     values ($1, $2, $3, $4, $5) on conflict do nothing`,
    [accountId, version, userId, language, at],
  );
}
