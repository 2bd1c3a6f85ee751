import type { Locked } from '@stroomwerk/kernel/signing';
import type { EntityManager } from 'typeorm';

type Database = Pick<EntityManager, 'query'>;

export interface KeptRow {
  readonly id: string;
  readonly key_id: string;
  readonly held: Buffer;
}

/** What is locked with another value of the secret than the present one. */
export const lockedOtherwise = (
  database: Database,
  keyId: string,
  after: string,
  most: number,
): Promise<KeptRow[]> =>
  database.query(
    `select id, key_id, held from library.promotion
     where held is not null and key_id <> $1 and id > $2 order by id limit $3`,
    [keyId, after, most],
  );

/** Puts what was locked anew in the place of what it was. */
export async function relock(
  database: Database,
  id: string,
  before: Buffer,
  { keyId, sealed }: Locked,
): Promise<void> {
  await database.query('update library.promotion set key_id = $3, held = $4 where id = $1 and held = $2', [
    id,
    before,
    keyId,
    sealed,
  ]);
}

/**
 * Erases what no promotion is measured against any more: of those that came to nothing, whose production is not there, and
 * those before the newest once the way back to them is closed. @param before a moment @returns how many
 */
export async function forgetKept(database: Database, before: Date): Promise<number> {
  const [, changed] = await database.query<[unknown, number]>(
    `update library.promotion p set key_id = null, held = null
     from library.promotion q
     join library.connection c on c.id = q.connection_id
     left join library.deployment d on d.id = q.deployment_id
     left join library.automation_update u on u.id = q.update_id
     left join library.automation a on a.id = coalesce(d.automation_id, u.automation_id)
     where q.id = p.id and p.held is not null and (
       c.removed_at is not null
       or d.state in ('failed', 'undone') or u.state in ('refused', 'left', 'failed')
       or (a.id is null and d.state not in ('queued', 'placing', 'publishing', 'undoing'))
       or (p.created_at <= $1 and exists (
         select from library.promotion n
         left join library.deployment nd on nd.id = n.deployment_id
         left join library.automation_update nu on nu.id = n.update_id
         where n.trial_id = p.trial_id and n.connection_id = p.connection_id and n.number > p.number
           and n.created_at <= $1 and (nd.state in ('published', 'placed') or nu.state = 'done'))))`,
    [before],
  );
  return changed;
}
