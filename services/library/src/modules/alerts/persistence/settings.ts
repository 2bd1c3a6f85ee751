import type { AlertKind, OnCallStep, QuietHours } from '@stroomwerk/contracts/library';
import type { EntityManager } from 'typeorm';

type Database = Pick<EntityManager, 'query'>;

export interface SettingRow {
  readonly mail: AlertKind[];
  readonly quiet: QuietHours;
  readonly on_call: OnCallStep[];
}

/** Undefined while nobody of the account changed anything. */
export async function settingOf(database: Database, accountId: string): Promise<SettingRow | undefined> {
  const [row] = await database.query<SettingRow[]>(
    'select mail, quiet, on_call from library.alert_setting where account_id = $1',
    [accountId],
  );
  return row;
}

export async function saveSetting(
  database: Database,
  by: { readonly accountId: string; readonly userId: string },
  { mail, quiet, on_call }: SettingRow,
  at: Date,
): Promise<void> {
  await database.query(
    `insert into library.alert_setting (account_id, mails_to, mail, quiet, on_call, updated_at) values ($1, $2, $3, $4, $5, $6)
     on conflict (account_id) do update set mails_to = excluded.mails_to, mail = excluded.mail,
       quiet = excluded.quiet, on_call = excluded.on_call, updated_at = excluded.updated_at`,
    [by.accountId, by.userId, mail, JSON.stringify(quiet), JSON.stringify(on_call), at],
  );
}

/**
 * Who hears of an account's automations by mail: who chose, else who connected the n8n, else who bought the plan. Accounts of before
 * there were any have the id of their person.
 */
export async function readerOf(database: Database, accountId: string): Promise<string> {
  const [row] = await database.query<{ user_id: string }[]>(
    `select user_id from (
       select mails_to as user_id, 1 as rank, updated_at as at from library.alert_setting where account_id = $1
       union all select made_by, 2, created_at from library.connection where account_id = $1 and made_by is not null
       union all select made_by, 3, created_at from library.deployment where account_id = $1 and made_by is not null
       union all select made_by, 4, at from library.plan_change where account_id = $1 and made_by is not null
     ) known order by rank, at desc limit 1`,
    [accountId],
  );
  return row?.user_id ?? accountId;
}
