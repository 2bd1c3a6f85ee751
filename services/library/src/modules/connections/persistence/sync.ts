import type { EntityManager } from 'typeorm';

type Database = Pick<EntityManager, 'query'>;

/** Where the reading of a connection's runs stands; opaque here. */
export interface SyncPlace {
  readonly cursor_execution: string | null;
  readonly cursor_at: Date | null;
  readonly gap: unknown;
}

/** A connection that is being looked at. */
export interface SyncRow extends SyncPlace {
  readonly connection_id: string;
  readonly account_id: string;
  readonly failures: number;
  readonly watched_until: Date | null;
}

/** Makes a connection's row, or makes it due at once where there is one. */
export async function makeDue(database: Database, connectionId: string, at: Date): Promise<void> {
  await database.query(
    `insert into library.connection_sync (connection_id, next_at) values ($1, $2)
     on conflict (connection_id) do update set next_at = least(connection_sync.next_at, $2), failures = 0`,
    [connectionId, at],
  );
}

export async function endSync(database: Database, connectionId: string): Promise<void> {
  await database.query('delete from library.connection_sync where connection_id = $1', [connectionId]);
}

/** To be looked at soon for a reason of its own, unless it fails or was looked at just now. */
export async function hurry(database: Database, connectionId: string, now: Date, fresh: Date): Promise<void> {
  await database.query(
    `update library.connection_sync set next_at = least(next_at, $2)
     where connection_id = $1 and failures = 0 and coalesce(looked_at, '-infinity') <= $3`,
    [connectionId, now, fresh],
  );
}

/** Rows of connections that ended by themselves. */
export async function endOfEnded(database: Database): Promise<void> {
  await database.query(
    `delete from library.connection_sync s using library.connection c
     where c.id = s.connection_id and c.removed_at is not null`,
  );
}

/**
 * Takes connections that are due, for one worker each, the longest due first.
 * @param failing those whose last look went wrong, or the others
 * @param until they are held; whoever has not begun by then has lost them
 */
export async function claimDue(
  database: Database,
  { failing, now, until, most }: { failing: boolean; now: Date; until: Date; most: number },
): Promise<{ connection_id: string }[]> {
  const [rows] = await database.query<[{ connection_id: string; due_at: Date }[]]>(
    `update library.connection_sync s set held_until = $2
     from (
       select d.connection_id, d.next_at as due_at from library.connection_sync d
       join library.connection c on c.id = d.connection_id and c.removed_at is null
       where d.next_at <= $1 and (d.failures > 0) = $4 and (d.held_until is null or d.held_until <= $1)
       order by d.next_at limit $3 for update of d skip locked
     ) due
     where s.connection_id = due.connection_id returning s.connection_id, due.due_at`,
    [now, until, most, failing],
  );
  return rows.sort((a, b) => a.due_at.getTime() - b.due_at.getTime());
}

/** Begins a look. @returns undefined where another has it, or its connection ended */
export async function takeHeld(
  database: Database,
  connectionId: string,
  held: Date,
  until: Date,
): Promise<SyncRow | undefined> {
  const [rows] = await database.query<[SyncRow[]]>(
    `update library.connection_sync s set held_until = $3 from library.connection c
     where s.connection_id = $1 and s.held_until = $2 and c.id = s.connection_id and c.removed_at is null
     returning s.connection_id, c.account_id, s.failures, s.watched_until, s.cursor_execution, s.cursor_at, s.gap`,
    [connectionId, held, until],
  );
  return rows[0];
}

/** Ends a look that went well. Whoever no longer has the connection changes nothing. */
export async function settleWell(
  database: Database,
  connectionId: string,
  held: Date,
  after: SyncPlace & { readonly at: Date; readonly nextAt: Date },
): Promise<void> {
  const { cursor_execution, cursor_at, gap, at, nextAt } = after;
  await database.query(
    `update library.connection_sync set cursor_execution = $3, cursor_at = $4, gap = $5, looked_at = $6,
       last_ok_at = $6, next_at = $7, failures = 0, held_until = null
     where connection_id = $1 and held_until = $2`,
    [
      ...[connectionId, held, cursor_execution, cursor_at],
      ...[gap == null ? null : JSON.stringify(gap), at, nextAt],
    ],
  );
}

export async function settleFailed(
  database: Database,
  connectionId: string,
  held: Date,
  at: Date,
  nextAt: Date,
): Promise<void> {
  await database.query(
    `update library.connection_sync set looked_at = $3, next_at = $4, failures = failures + 1, held_until = null
     where connection_id = $1 and held_until = $2`,
    [connectionId, held, at, nextAt],
  );
}

/**
 * Somebody of the account has its automations open: its connections are looked at often, and at once where the last look is
 * older than that. One that fails keeps its own pace, and is asked a little more often.
 */
export async function noteWatched(
  database: Database,
  accountId: string,
  times: { readonly now: Date; readonly until: Date; readonly fresh: Date; readonly failingAt: Date },
): Promise<void> {
  const { now, until, fresh, failingAt } = times;
  await database.query(
    `update library.connection_sync s set watched_until = $3::timestamptz,
       next_at = case
         -- An n8n that asked for patience gets it.
         when s.failures > 0 and c.problem = 'busy' then s.next_at
         when s.failures > 0 then least(s.next_at, $5::timestamptz)
         when coalesce(s.looked_at, '-infinity') <= $4::timestamptz then least(s.next_at, $2::timestamptz)
         else s.next_at end
     from library.connection c
     where c.id = s.connection_id and c.account_id = $1 and c.removed_at is null
       and (s.watched_until is null or s.watched_until < $3::timestamptz - interval '3 seconds'
         or s.next_at > $2::timestamptz + interval '5 seconds')`,
    [accountId, now, until, fresh, failingAt],
  );
}
