import type { EntityManager } from 'typeorm';

/**
 * Holds a name until the transaction ends. What the provider says of an object is read and written under its name, so
 * that of two readings the later one is also the one that stays.
 */
export async function lockName(manager: EntityManager, name: string): Promise<void> {
  await manager.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [`billing:${name}`]);
}
