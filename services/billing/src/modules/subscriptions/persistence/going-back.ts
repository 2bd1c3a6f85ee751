import type { EntityManager } from 'typeorm';

/** Whether the owner of a plan has asked for its money: it goes back whole, and is no credit besides. */
export async function isGoingBack(manager: EntityManager, reference: string): Promise<boolean> {
  const [row] = await manager.query<{ asked: boolean }[]>(
    'select exists (select from billing.money_back where reference = $1) as asked',
    [reference],
  );
  return row?.asked ?? false;
}
