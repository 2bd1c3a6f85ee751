import type { Locked } from '@stroomwerk/kernel/signing';
import type { EntityManager } from 'typeorm';
import type { Deployed } from '../domain/flow.js';

type Database = Pick<EntityManager, 'query'>;

/** Something that was done, or is being done, to the workflow of an automation. */
export interface Act {
  readonly id: string;
  readonly account_id: string;
  readonly automation_id: string;
  readonly act: 'update' | 'back' | 'skip' | 'promote';
  readonly state: 'writing' | 'restoring' | 'done' | 'refused' | 'left' | 'failed';
  readonly from_version: number;
  readonly to_version: number;
  readonly base: Deployed | null;
  readonly base_before: Deployed | null;
  readonly stood_hash: string | null;
  /** What stood before and what is being put there, locked; null once neither is needed. */
  readonly key_id: string | null;
  readonly held: Buffer | null;
  readonly written_hash: string | null;
  readonly problem: string | null;
  readonly tries: number;
  readonly created_at: Date;
}

/** Whether it put something new in, which one click takes back. */
export const bringsForward = ({ act }: Pick<Act, 'act'>): boolean => act === 'update' || act === 'promote';

const columns = `id, account_id, automation_id, act, state, from_version, to_version, base, base_before, stood_hash,
  key_id, held, written_hash, problem, tries, created_at`;

export interface NewAct
  extends Pick<Act, 'id' | 'account_id' | 'automation_id' | 'from_version' | 'to_version' | 'base'> {
  readonly act: 'update' | 'back' | 'promote';
  readonly made_by: string;
  readonly base_before: Deployed | null;
  readonly stood_hash: string;
  readonly locked: Locked;
  readonly at: Date;
}

/** @returns false where another act on this automation is on its way */
export async function openAct(database: Database, act: NewAct): Promise<boolean> {
  const rows = await database.query<unknown[]>(
    `insert into library.automation_update (id, account_id, made_by, automation_id, act, state, from_version, to_version,
       base, base_before, stood_hash, key_id, held, created_at, updated_at)
     values ($1, $2, $3, $4, $5, 'writing', $6, $7, $8, $9, $10, $11, $12, $13, $13)
     on conflict do nothing returning id`,
    [
      ...[act.id, act.account_id, act.made_by, act.automation_id, act.act, act.from_version, act.to_version],
      ...[act.base, act.base_before].map((content) => content && JSON.stringify(content)),
      ...[act.stood_hash, act.locked.keyId, act.locked.sealed, act.at],
    ],
  );
  return rows.length === 1;
}

/** Notes that the account wants to hear no more of a version. */
export async function skipVersion(
  database: Database,
  skip: {
    readonly id: string;
    readonly accountId: string;
    readonly madeBy: string;
    readonly automationId: string;
    readonly from: number;
    readonly to: number;
    readonly at: Date;
  },
): Promise<void> {
  const { id, accountId, madeBy, automationId, from, to, at } = skip;
  await database.query(
    `insert into library.automation_update (id, account_id, made_by, automation_id, act, state, from_version, to_version,
       created_at, updated_at)
     values ($1, $2, $3, $4, 'skip', 'done', $5, $6, $7, $7)`,
    [id, accountId, madeBy, automationId, from, to, at],
  );
}

/** An unfinished act, for whoever goes on with it now. Undefined where it is finished. */
export async function takeAct(database: Database, id: string, at: Date): Promise<Act | undefined> {
  const [[row]] = await database.query<[Act[], number]>(
    `update library.automation_update set tries = tries + 1, updated_at = $2
     where id = $1 and state in ('writing', 'restoring') returning ${columns}`,
    [id, at],
  );
  return row;
}

/** Unfinished acts that nobody works on: whoever did is gone, or n8n did not answer. The more tries, the longer they wait. */
export const idleActs = (database: Database, now: Date): Promise<{ id: string }[]> =>
  database.query(
    `select id from library.automation_update
     where state in ('writing', 'restoring')
       and updated_at < $1::timestamptz - least(power(2, tries), 60) * interval '1 minute'
     order by updated_at limit 50`,
    [now],
  );

/** n8n refused it: what stood there is put back next. */
export async function noteRefused(database: Database, id: string, at: Date): Promise<void> {
  await database.query(
    `update library.automation_update set state = 'restoring', problem = 'refused', updated_at = $2 where id = $1`,
    [id, at],
  );
}

/** What was put there stands there. An update keeps what stood before, a way back has nothing to go back to. */
export async function noteWritten(
  database: Database,
  id: string,
  writtenHash: string,
  at: Date,
): Promise<void> {
  await database.query(
    `update library.automation_update
     set state = 'done', written_hash = $2, updated_at = $3, problem = null,
       held = case when act <> 'back' then held end, key_id = case when act <> 'back' then key_id end,
       base_before = case when act <> 'back' then base_before end
     where id = $1`,
    [id, writtenHash, at],
  );
}

/** It ended without being done; nothing of the workflow is kept. */
export async function noteEnded(
  database: Database,
  id: string,
  state: 'refused' | 'left' | 'failed',
  problem: string,
  at: Date,
): Promise<void> {
  await database.query(
    `update library.automation_update
     set state = $2, problem = $3, held = null, key_id = null, base = null, base_before = null, updated_at = $4
     where id = $1`,
    [id, state, problem, at],
  );
}

/** The newest act on an automation. @param done only one that was done */
export async function lastAct(
  database: Database,
  automationId: string,
  done = false,
): Promise<Act | undefined> {
  const [row] = await database.query<Act[]>(
    `select ${columns} from library.automation_update
     where automation_id = $1 and act in ('update', 'back', 'promote') ${done ? `and state = 'done'` : ''}
     order by number desc limit 1`,
    [automationId],
  );
  return row;
}

/** Where an act's workflow is; undefined where its n8n was disconnected. */
export async function placeOf(
  database: Database,
  automationId: string,
): Promise<{ connection_id: string; n8n_workflow_id: string } | undefined> {
  const [row] = await database.query<{ connection_id: string; n8n_workflow_id: string }[]>(
    `select connection_id, n8n_workflow_id from library.automation
     where id = $1 and connection_id is not null and n8n_workflow_id is not null`,
    [automationId],
  );
  return row;
}

/** Erases what stood before updates that were made before a moment, and in every n8n that was disconnected. @returns how many */
export async function forgetStood(database: Database, before: Date): Promise<number> {
  const [, changed] = await database.query<[unknown, number]>(
    `update library.automation_update set held = null, key_id = null, base_before = null
     where held is not null and state = 'done' and (created_at <= $1 or automation_id in (
       select a.id from library.automation a left join library.connection c on c.id = a.connection_id
       where c.id is null or c.removed_at is not null))`,
    [before],
  );
  return changed;
}

/** Our version that the newest act on an automation put in, with the account's values; null where there was none. */
export async function lastBase(database: Database, automationId: string): Promise<Deployed | null> {
  return (await lastAct(database, automationId, true))?.base ?? null;
}
