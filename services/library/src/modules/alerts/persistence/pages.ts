import { randomUUID } from 'node:crypto';
import type { AlertKind } from '@stroomwerk/contracts/library';
import type { EntityManager } from 'typeorm';

type Database = Pick<EntityManager, 'query'>;

/** Lets an alert go down the on-call order, from a moment on. */
export async function addPage(
  database: Database,
  page: { readonly accountId: string; readonly alertId: string; readonly nextAt: Date; readonly at: Date },
): Promise<void> {
  await database.query(
    `insert into library.alert_page (id, account_id, alert_id, next_at, created_at) values ($1, $2, $3, $4, $5)
     on conflict (alert_id) do nothing`,
    [randomUUID(), page.accountId, page.alertId, page.nextAt, page.at],
  );
}

export interface DuePage {
  readonly id: string;
  readonly accountId: string;
  readonly alertId: string;
  readonly step: number;
  /** Whether it runs again by now, or is gone: then nobody needs to come. */
  readonly over: boolean;
}

/** Ids of pages of which the next is to be told. */
export async function duePages(database: Database, now: Date, most: number): Promise<string[]> {
  const rows = await database.query<{ id: string }[]>(
    'select id from library.alert_page where next_at <= $1 order by next_at limit $2',
    [now, most],
  );
  return rows.map(({ id }) => id);
}

/** A page whose next is to be told, until the transaction ends nobody else's. */
export async function holdPage(manager: EntityManager, id: string, now: Date): Promise<DuePage | undefined> {
  const [page] = await manager.query<DuePage[]>(
    `select p.id, p.account_id as "accountId", p.alert_id as "alertId", p.step,
       a.removed_at is not null or a.status <> 'running' or exists (
         select 1 from library.alert later where later.automation_id = t.automation_id and later.kind = 'well_again'
           and later.at > t.at) as over
     from library.alert_page p join library.alert t on t.id = p.alert_id
     join library.automation a on a.id = t.automation_id
     where p.id = $1 and p.next_at <= $2 and p.acknowledged_at is null for update of p skip locked`,
    [id, now],
  );
  return page;
}

/** Notes which step is next, and when; null: nobody else. */
export async function notePage(
  database: Database,
  id: string,
  step: number,
  nextAt: Date | null,
): Promise<void> {
  await database.query('update library.alert_page set step = $2, next_at = $3 where id = $1', [
    id,
    step,
    nextAt,
  ]);
}

/** Somebody has it. @returns false where it is not the account's */
export async function acknowledge(
  database: Database,
  by: { readonly accountId: string; readonly userId: string },
  id: string,
  at: Date,
): Promise<boolean> {
  const [, changed] = await database.query<[unknown, number]>(
    `update library.alert_page set acknowledged_at = coalesce(acknowledged_at, $4),
       acknowledged_by = coalesce(acknowledged_by, $3), next_at = null
     where id = $1 and account_id = $2`,
    [id, by.accountId, by.userId, at],
  );
  return changed === 1;
}

export interface OpenPage {
  readonly id: string;
  readonly kind: AlertKind;
  readonly automationId: string;
  readonly automation: string;
  readonly at: Date;
}

/** What nobody has yet and still stands still, the latest first. */
export const openPages = (database: Database, accountId: string): Promise<OpenPage[]> =>
  database.query(
    `select p.id, t.kind, a.id as "automationId", a.name as automation, t.at
     from library.alert_page p join library.alert t on t.id = p.alert_id
     join library.automation a on a.id = t.automation_id
     where p.account_id = $1 and p.acknowledged_at is null and a.removed_at is null and a.status = 'running'
       and not exists (select 1 from library.alert later where later.automation_id = t.automation_id
         and later.kind = 'well_again' and later.at > t.at)
     order by t.at desc limit 50`,
    [accountId],
  );

/** Writes that a message to one of the order tells of an alert. */
export async function addPageItem(
  database: Database,
  { accountId, alertId, step }: DuePage,
  channelId: string | null,
  messageId: string,
  at: Date,
): Promise<void> {
  await database.query(
    `insert into library.alert_item (id, alert_id, account_id, channel_id, message_id, step, created_at)
     values ($1, $2, $3, $4, $5, $6, $7)`,
    [randomUUID(), alertId, accountId, channelId, messageId, step, at],
  );
}
