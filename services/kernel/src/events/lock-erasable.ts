import type { EntityManager } from 'typeorm';

/**
 * Until the transaction ends, no other event about this person or account is taken: an erasure and what comes late do not
 * overtake.
 */
export async function lockErasable(id: unknown, manager: EntityManager): Promise<void> {
  await manager.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [id]);
}
