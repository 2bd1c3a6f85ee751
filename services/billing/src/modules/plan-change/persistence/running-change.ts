import { randomUUID } from 'node:crypto';
import { type EntityManager, IsNull, LessThan } from 'typeorm';
import { PlanChangeEntity } from './plan-change.entity.js';

/** Longer than the provider is ever waited for: what is still noted as running was cut off. */
const cutOffMs = 120_000;

export type Confirmed = Omit<PlanChangeEntity, 'id' | 'ended_at' | 'outcome'>;

/**
 * Notes a change that is about to be carried out; an account has one at a time.
 * @returns its id, the same for who confirms the same once more meanwhile; null where another one is running
 */
export async function beginChange(manager: EntityManager, confirmed: Confirmed): Promise<string | null> {
  const { account_id, token_hash, asked_at } = confirmed;
  await manager.update(
    PlanChangeEntity,
    { account_id, ended_at: IsNull(), asked_at: LessThan(new Date(asked_at.getTime() - cutOffMs)) },
    { ended_at: asked_at, outcome: 'unknown' },
  );
  await manager
    .createQueryBuilder()
    .insert()
    .into(PlanChangeEntity)
    .values({ ...confirmed, id: randomUUID(), ended_at: null, outcome: null })
    .orIgnore()
    .execute();
  const running = await manager.findOneBy(PlanChangeEntity, { account_id, ended_at: IsNull() });
  return running?.token_hash === token_hash ? running.id : null;
}

/** Notes what became of it; the first to know says so. */
export async function endChange(
  manager: EntityManager,
  id: string,
  outcome: NonNullable<PlanChangeEntity['outcome']>,
  now: Date,
): Promise<void> {
  await manager.update(PlanChangeEntity, { id, ended_at: IsNull() }, { ended_at: now, outcome });
}

/** Whether what a token agreed to was carried out. */
export const wasDone = (manager: EntityManager, account_id: string, token_hash: string): Promise<boolean> =>
  manager.existsBy(PlanChangeEntity, { account_id, token_hash, outcome: 'done' });
