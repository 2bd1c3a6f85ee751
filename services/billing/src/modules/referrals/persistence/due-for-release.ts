import type { EntityManager } from 'typeorm';

/** Referees whose commission was held long enough, those that a bank has the money of last. At most two hundred. */
export async function dueForRelease(manager: EntityManager, now: Date): Promise<string[]> {
  const rows = await manager.query<{ referee_id: string }[]>(
    `select referee_id from billing.commission where status = 'held' and release_at <= $1
     order by disputed, release_at limit 200`,
    [now],
  );
  return rows.map(({ referee_id }) => referee_id);
}
