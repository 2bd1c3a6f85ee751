import type { Language } from '@stroomwerk/contracts';
import type { AlertChannelKind, AlertKind } from '@stroomwerk/contracts/library';
import type { Locked } from '@stroomwerk/kernel/signing';
import type { EntityManager } from 'typeorm';

type Database = Pick<EntityManager, 'query'>;

export interface ChannelRow {
  readonly id: string;
  readonly kind: AlertChannelKind;
  readonly name: string;
  readonly masked: string;
  readonly kinds: AlertKind[];
  readonly language: Language;
  readonly last_ok_at: Date | null;
  readonly failing_since: Date | null;
}

const shown = 'id, kind, name, masked, kinds, language, last_ok_at, failing_since';

/** The oldest first. */
export const channelsOf = (database: Database, accountId: string): Promise<ChannelRow[]> =>
  database.query(
    `select ${shown} from library.alert_channel where account_id = $1 and removed_at is null order by created_at, id`,
    [accountId],
  );

/** Undefined where it is unknown, removed or another account's. */
export async function channelOf(
  database: Database,
  accountId: string,
  id: string,
): Promise<ChannelRow | undefined> {
  const [row] = await database.query<ChannelRow[]>(
    `select ${shown} from library.alert_channel where account_id = $1 and id = $2 and removed_at is null`,
    [accountId, id],
  );
  return row;
}

/** The address of a channel, as it is kept. */
export async function lockedChannel(database: Database, id: string): Promise<Locked | undefined> {
  const [row] = await database.query<{ key_id: string; sealed: Buffer }[]>(
    'select key_id, sealed from library.alert_channel where id = $1 and removed_at is null',
    [id],
  );
  return row && { keyId: row.key_id, sealed: row.sealed };
}

/** @returns false where the account has one of this name already */
export async function addChannel(
  database: Database,
  accountId: string,
  channel: Pick<ChannelRow, 'id' | 'kind' | 'name' | 'masked' | 'kinds' | 'language'> & {
    readonly locked: Locked;
    readonly at: Date;
  },
): Promise<boolean> {
  const { id, kind, name, masked, kinds, language, locked, at } = channel;
  const rows = await database.query<unknown[]>(
    `insert into library.alert_channel (id, account_id, kind, name, masked, kinds, language, key_id, sealed, created_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10) on conflict do nothing returning id`,
    [id, accountId, kind, name, masked, kinds, language, locked.keyId, locked.sealed, at],
  );
  return rows.length === 1;
}

/** @returns false where it is not the account's */
export async function chooseKinds(
  database: Database,
  accountId: string,
  id: string,
  kinds: readonly AlertKind[],
): Promise<boolean> {
  const [, changed] = await database.query<[unknown, number]>(
    'update library.alert_channel set kinds = $3 where account_id = $1 and id = $2 and removed_at is null',
    [accountId, id, kinds],
  );
  return changed === 1;
}

/** The address goes with the same statement; what waited for it is not sent. @returns false where it is not the account's */
export async function removeChannel(
  manager: EntityManager,
  accountId: string,
  id: string,
  at: Date,
): Promise<boolean> {
  const [, changed] = await manager.query<[unknown, number]>(
    `update library.alert_channel set removed_at = $3, key_id = null, sealed = null
     where account_id = $1 and id = $2 and removed_at is null`,
    [accountId, id, at],
  );
  if (changed !== 1) return false;
  await manager.query('delete from library.alert_item where channel_id = $1 and message_id is null', [id]);
  await manager.query(
    `update library.alert_message set state = 'given_up', settled_at = $2 where channel_id = $1 and state = 'waiting'`,
    [id, at],
  );
  return true;
}

/** How the last try went. */
export async function noteChannel(database: Database, id: string, ok: boolean, at: Date): Promise<void> {
  await database.query(
    ok
      ? 'update library.alert_channel set last_ok_at = $2, failing_since = null where id = $1'
      : 'update library.alert_channel set failing_since = coalesce(failing_since, $2) where id = $1',
    [id, at],
  );
}

/** Channels whose address is locked with another value than the present one. */
export const channelsLockedOtherwise = (
  database: Database,
  keyId: string,
  after: string,
  most: number,
): Promise<{ id: string; key_id: string; sealed: Buffer }[]> =>
  database.query(
    `select id, key_id, sealed from library.alert_channel
     where removed_at is null and key_id <> $1 and id > $2 order by id limit $3`,
    [keyId, after, most],
  );

/** Puts an address that was locked anew in the place of what it was. */
export async function relockChannel(
  database: Database,
  id: string,
  before: Buffer,
  { keyId, sealed }: Locked,
): Promise<void> {
  await database.query(
    `update library.alert_channel set key_id = $3, sealed = $4 where id = $1 and sealed = $2 and removed_at is null`,
    [id, before, keyId, sealed],
  );
}
