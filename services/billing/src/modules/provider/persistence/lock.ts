import type { EntityManager } from 'typeorm';

/** Holds a name until the transaction ends, where there may be no row to hold yet. */
export async function lockName(manager: EntityManager, name: string): Promise<void> {
  await manager.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [`billing:${name}`]);
}
