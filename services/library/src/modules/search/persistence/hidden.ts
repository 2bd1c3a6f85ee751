import type { EntityManager } from 'typeorm';

/** The numbers of all workflows that ops hides, whether or not an index holds them. */
export async function hiddenNumbers(database: Pick<EntityManager, 'query'>): Promise<ReadonlySet<number>> {
  const rows = await database.query<{ number: number }[]>('select number from library.workflow where hidden');
  return new Set(rows.map(({ number }) => number));
}
