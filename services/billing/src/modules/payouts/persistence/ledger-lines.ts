import type { LedgerLine } from '@stroomwerk/contracts/billing';
import type { EntityManager } from 'typeorm';

const most = 500;

type Row = Omit<LedgerLine, 'at' | 'held_until'> & { at: Date; held_until: Date | null };

/**
 * An affiliate's movements, the newest first: of the two lines of each the one with what arrived. A referral goes by its
 * number among the affiliate's own, in the order in which people came.
 */
export async function ledgerLines(manager: EntityManager, referrerId: string): Promise<LedgerLine[]> {
  const rows = await manager.query<Row[]>(
    `with mine as (
       select referee_id, verdict, row_number() over (order by attributed_at, referee_id)::int as number
       from billing.referral where referrer_id = $1)
     select e.id, e.at, e.movement, e.amount_cents, mine.number as referral, e.reason,
       case when e.movement = 'earned' and c.status = 'held' and e.at >= c.earned_at then c.release_at end as held_until,
       coalesce(e.movement = 'earned' and c.status = 'held' and (c.disputed or mine.verdict = 'held'), false)
         as looked_into
     from billing.ledger_entry e
     left join mine on mine.referee_id = e.referee_id
     left join billing.commission c on c.referee_id = e.referee_id
     where e.referrer_id = $1 and e.amount_cents > 0
     order by e.at desc, array_position(array['earned', 'released', 'payout_ordered', 'paid_out'], e.movement) desc
     limit ${most}`,
    [referrerId],
  );
  return rows.map(({ at, held_until, ...row }) => ({
    ...row,
    at: at.toISOString(),
    held_until: held_until?.toISOString() ?? null,
  }));
}
