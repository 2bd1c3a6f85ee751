import type { EntityManager } from 'typeorm';

const hourMs = 3_600_000;

/**
 * Referees whose commission was held long enough and whose turn it is; at most two hundred. Noted before the work, as the
 * turns of the reconciliation are: what cannot be read holds up nobody. What waits for a bank or for ops has its turn once an
 * hour.
 */
export async function dueForRelease(manager: EntityManager, now: Date): Promise<string[]> {
  const rows = await manager.query<{ referee_id: string }[]>(
    `with taken as (
       update billing.commission set looked_at = $1 where referee_id in (
         select c.referee_id from billing.commission c join billing.referral r using (referee_id)
         where c.status = 'held' and c.release_at <= $1
           and (c.looked_at is null or c.looked_at <= $2 or (not c.disputed and r.verdict = 'clear'))
         order by c.looked_at nulls first, c.release_at limit 200 for update of c skip locked)
       returning referee_id)
     select referee_id from taken`,
    [now, new Date(now.getTime() - hourMs)],
  );
  return rows.map(({ referee_id }) => referee_id);
}
