import type { EntityManager } from 'typeorm';
import type { Step } from '../domain/due.js';

interface StepRow {
  referrer_id: string;
  at: Date;
  cents: number;
}

/** Cents of the accounts that are an affiliate's. */
export interface Balances {
  readonly held_cents: number;
  readonly available_cents: number;
  readonly ordered_cents: number;
  readonly paid_cents: number;
}

const sumOf = (account: string) =>
  `coalesce(sum(amount_cents) filter (where account = '${account}'), 0)::int as ${account}_cents`;

export async function balancesOf(manager: EntityManager, referrerId: string): Promise<Balances> {
  const [row] = await manager.query<Balances[]>(
    `select ${['held', 'available', 'ordered', 'paid'].map(sumOf).join(', ')}
     from billing.ledger_entry where referrer_id = $1`,
    [referrerId],
  );
  return row ?? { held_cents: 0, available_cents: 0, ordered_cents: 0, paid_cents: 0 };
}

const stepsBy = (rows: readonly StepRow[]): Map<string, Step[]> => {
  const found = new Map<string, Step[]>();
  for (const { referrer_id, at, cents } of rows)
    found.set(referrer_id, [...(found.get(referrer_id) ?? []), { at, cents }]);
  return found;
};

/**
 * What came to and left the free balance of each affiliate who has at least so much, in the order in which it happened.
 * Nobody who was erased. @param referrerId this one only, whatever they have
 */
export async function freeSteps(
  manager: EntityManager,
  { atLeast, referrerId = null }: { atLeast: number; referrerId?: string | null },
): Promise<Map<string, Step[]>> {
  return stepsBy(
    await manager.query<StepRow[]>(
      `select e.referrer_id, e.at, e.amount_cents as cents from billing.ledger_entry e
       where e.account = 'available' and ($2::uuid is null or e.referrer_id = $2)
         and not exists (select from billing.erased_person p where p.user_id = e.referrer_id)
         and ($2::uuid is not null or e.referrer_id in (select referrer_id from billing.ledger_entry
           where account = 'available' group by referrer_id having sum(amount_cents) >= $1))
       order by e.at, e.amount_cents desc`,
      [atLeast, referrerId],
    ),
  );
}

/** Held commissions of an affiliate that nothing keeps from being released, the earliest first. */
export async function comingSteps(manager: EntityManager, referrerId: string): Promise<Step[]> {
  return manager.query<Step[]>(
    `select c.release_at as at, c.amount_cents as cents from billing.commission c join billing.referral r using (referee_id)
     where c.referrer_id = $1 and c.status = 'held' and not c.disputed and r.verdict = 'clear'
     order by c.release_at`,
    [referrerId],
  );
}
