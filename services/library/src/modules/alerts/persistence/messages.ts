import type { AlertChannelKind, AlertKind } from '@stroomwerk/contracts/library';
import type { EntityManager } from 'typeorm';

type Database = Pick<EntityManager, 'query'>;

/** Until the transaction ends, nobody else gathers what waits for this account. */
export async function holdWaiting(manager: EntityManager, accountId: string): Promise<void> {
  await manager.query(`select pg_advisory_xact_lock(hashtextextended('library.alert ' || $1, 0))`, [
    accountId,
  ]);
}

/** Accounts for which something waits. */
export async function accountsWaiting(database: Database): Promise<string[]> {
  const rows = await database.query<{ account_id: string }[]>(
    'select distinct account_id from library.alert_item where message_id is null',
  );
  return rows.map(({ account_id }) => account_id);
}

export interface ItemRow {
  readonly id: string;
  /** Null is mail. */
  readonly channelId: string | null;
  readonly since: Date;
  readonly kind: AlertKind;
  readonly automationId: string;
  readonly automation: string;
  readonly runId: string;
  readonly at: Date;
  readonly failures: number;
  readonly cause: string | null;
  readonly step: string | null;
  readonly stepType: string | null;
  /** Whether it goes down the on-call order. */
  readonly onCall: boolean;
}

const item = `i.id, i.channel_id as "channelId", i.created_at as since, t.kind, t.automation_id as "automationId",
  a.name as automation, t.run_id as "runId", t.at, t.failures, t.cause, t.step, t.step_type as "stepType",
  i.step is not null as "onCall"`;
const joined = `library.alert_item i join library.alert t on t.id = i.alert_id
  join library.automation a on a.id = t.automation_id`;

/** What waits for an account. */
export const waitingItems = (database: Database, accountId: string): Promise<ItemRow[]> =>
  database.query(
    `select ${item} from ${joined} where i.account_id = $1 and i.message_id is null order by t.at, a.name, i.id`,
    [accountId],
  );

/** What a message tells of. */
export const itemsOf = (database: Database, messageId: string): Promise<ItemRow[]> =>
  database.query(`select ${item} from ${joined} where i.message_id = $1 order by t.at, a.name, i.id`, [
    messageId,
  ]);

/** Messages to one place since a moment, the latest first; those that somebody asked for to try it are none. */
export async function sentSince(
  database: Database,
  accountId: string,
  channelId: string | null,
  since: Date,
): Promise<{ id: string; at: Date }[]> {
  return database.query(
    `select id, created_at as at from library.alert_message
     where account_id = $1 and channel_id is not distinct from $2 and created_at > $3 and not test
     order by created_at desc`,
    [accountId, channelId, since],
  );
}

export interface NewMessage {
  readonly id: string;
  readonly accountId: string;
  readonly channelId: string | null;
  readonly test: boolean;
  readonly state: 'waiting' | 'sending' | 'sent';
  readonly at: Date;
}

/** Writes a message and which items it takes with it. */
export async function addMessage(
  manager: Pick<EntityManager, 'query'>,
  { id, accountId, channelId, test, state, at }: NewMessage,
  items: readonly string[],
): Promise<void> {
  await manager.query(
    `insert into library.alert_message (id, account_id, channel_id, test, state, tries, due_at, taken_at, settled_at, created_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $7)`,
    [
      ...[id, accountId, channelId, test, state, state === 'waiting' ? 0 : 1, at],
      ...[state === 'sending' ? at : null, state === 'sent' ? at : null],
    ],
  );
  await manager.query('update library.alert_item set message_id = $2 where id = any($1)', [items, id]);
}

/** What is not sent any more, since the plan has no such channel. */
export async function dropItems(
  manager: Pick<EntityManager, 'query'>,
  ids: readonly string[],
): Promise<void> {
  await manager.query('delete from library.alert_item where id = any($1)', [ids]);
}

/** One try at a message: who has another number lost it to somebody. */
export interface Try {
  readonly id: string;
  readonly tries: number;
  readonly accountId: string;
  readonly channelId: string;
  readonly madeAt: Date;
}

/** Notes that a message is about to go. @returns undefined when it is gone, not due, or somebody else's */
export async function takeMessage(database: Database, id: string, now: Date): Promise<Try | undefined> {
  const [taken] = await database.query<[Try[], number]>(
    `update library.alert_message set state = 'sending', taken_at = $2, tries = tries + 1
     where id = $1 and state = 'waiting' and due_at <= $2
     returning id, tries, account_id as "accountId", channel_id as "channelId", created_at as "madeAt"`,
    [id, now],
  );
  return taken[0];
}

/** How a try ended. `waiting`: it is tried again at `due`. @returns whether it was this try's to say */
export async function settleMessage(
  database: Database,
  { id, tries }: Pick<Try, 'id' | 'tries'>,
  state: 'sent' | 'refused' | 'given_up' | 'waiting',
  { status, now, due = now }: { readonly status: number | null; readonly now: Date; readonly due?: Date },
): Promise<boolean> {
  const [, changed] = await database.query<[unknown, number]>(
    `update library.alert_message set state = $3, http_status = $4, due_at = $5,
       settled_at = case when $3 = 'waiting' then null else $6::timestamptz end
     where id = $1 and tries = $2 and state = 'sending'`,
    [id, tries, state, status, due, now],
  );
  return changed === 1;
}

/** Lets messages wait again whose worker has been silent for too long. */
export async function takeBack(database: Database, before: Date, now: Date): Promise<void> {
  await database.query(
    `update library.alert_message set state = 'waiting', due_at = $2
     where state = 'sending' and not test and taken_at < $1`,
    [before, now],
  );
  await database.query(
    `update library.alert_message set state = 'given_up', settled_at = $2
     where state = 'sending' and test and taken_at < $1`,
    [before, now],
  );
}

/** Ids of messages that are due, the longest waiting first. */
export async function dueMessages(database: Database, now: Date, most: number): Promise<string[]> {
  const rows = await database.query<{ id: string }[]>(
    `select id from library.alert_message where state = 'waiting' and due_at <= $1 order by due_at, id limit $2`,
    [now, most],
  );
  return rows.map(({ id }) => id);
}

export interface MessageRow {
  readonly id: string;
  readonly kind: AlertChannelKind | null;
  readonly name: string | null;
  readonly test: boolean;
  readonly made_at: Date;
  readonly state: 'waiting' | 'sending' | 'sent' | 'refused' | 'given_up';
  readonly tries: number;
  readonly http_status: number | null;
}

/** The latest messages of an account, the latest first. */
export const latestMessages = (database: Database, accountId: string, most: number): Promise<MessageRow[]> =>
  database.query(
    `select m.id, c.kind, c.name, m.test, m.created_at as made_at, m.state, m.tries, m.http_status
     from library.alert_message m left join library.alert_channel c on c.id = m.channel_id
     where m.account_id = $1 order by m.created_at desc, m.id limit $2`,
    [accountId, most],
  );

/** How many mails somebody had sent to try it, since a moment. */
export async function mailTestsSince(database: Database, accountId: string, since: Date): Promise<number> {
  const [row] = await database.query<{ count: number }[]>(
    `select count(*)::int as count from library.alert_message
     where account_id = $1 and channel_id is null and test and created_at > $2`,
    [accountId, since],
  );
  return row?.count ?? 0;
}
