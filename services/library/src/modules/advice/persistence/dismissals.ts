import type { AdviceKind } from '@stroomwerk/contracts/library';
import type { EntityManager } from 'typeorm';
import type { Subject } from '../domain/key.js';

type Database = Pick<EntityManager, 'query'>;

/** When each key was dismissed. */
export async function dismissals(database: Database, accountId: string): Promise<ReadonlyMap<string, Date>> {
  const rows = await database.query<{ key: string; dismissed_at: Date }[]>(
    'select key, dismissed_at from library.advice_dismissed where account_id = $1',
    [accountId],
  );
  return new Map(rows.map(({ key, dismissed_at }) => [key, dismissed_at]));
}

/**
 * Keeps the account's word. What it dismisses again after it failed anew counts from then on.
 * @returns false where the automation is not on the account's list, or no published workflow is of the recipe
 */
export async function dismiss(
  database: Database,
  accountId: string,
  key: string,
  subject: Subject,
  at: Date,
): Promise<boolean> {
  const known =
    subject.kind === 'missing'
      ? `select null::uuid as automation_id, $4::text as recipe where exists (
           select from library.workflow
           where published and (pattern = $4 or (pattern is null and filename = $4)))`
      : `select id, null from library.automation where account_id = $1 and id = $4::uuid and removed_at is null`;
  const about = subject.kind === 'missing' ? subject.recipe : subject.automationId;
  const rows = await database.query<unknown[]>(
    `insert into library.advice_dismissed (account_id, key, kind, dismissed_at, automation_id, recipe)
     select $1, $2, $3, $5, known.* from (${known}) known
     on conflict (account_id, key) do update set dismissed_at = excluded.dismissed_at
     returning key`,
    [accountId, key, subject.kind, about, at],
  );
  return rows.length > 0;
}

export async function bringBack(database: Database, accountId: string, key: string): Promise<void> {
  await database.query('delete from library.advice_dismissed where account_id = $1 and key = $2', [
    accountId,
    key,
  ]);
}

export interface DismissedRow {
  readonly key: string;
  readonly kind: AdviceKind;
  readonly dismissed_at: Date;
  readonly name: string;
  readonly english: { readonly name?: string } | null;
}

/**
 * What was dismissed and can still be brought back, the newest first: automations on the list, and of a recipe the workflow that
 * suits these apps.
 */
export const dismissedRows = (
  database: Database,
  accountId: string,
  apps: readonly string[],
): Promise<DismissedRow[]> =>
  database.query(
    `select d.key, d.kind, d.dismissed_at, coalesce(a.name, w.name) as name, w.english
     from library.advice_dismissed d
     left join library.automation a on a.id = d.automation_id and a.removed_at is null
     left join lateral (
       select name, jsonb_build_object('name', english->'name') as english from library.workflow
       where published and (pattern = d.recipe or (pattern is null and filename = d.recipe))
       order by (integrations <@ $2) desc, number limit 1
     ) w on d.recipe is not null
     where d.account_id = $1 and coalesce(a.name, w.name) is not null
     order by d.dismissed_at desc, d.key`,
    [accountId, apps],
  );
