import type { ReferralStats } from '@stroomwerk/contracts/billing';
import type { EntityManager } from 'typeorm';

interface Row {
  total: number;
  paid: number;
  earned_cents: number;
  held_cents: number;
}

/** A referrer's figures. The money is what the ledger's accounts of the referrer add up to, what was paid out too, in euros. */
export async function readStats(manager: EntityManager, referrerId: string): Promise<ReferralStats> {
  const rows = await manager.query<Row[]>(
    `select
       (select count(*)::int from billing.referral where referrer_id = $1) as total,
       (select count(*)::int from billing.commission where referrer_id = $1 and status <> 'clawed_back') as paid,
       coalesce((select sum(amount_cents)::int from billing.ledger_entry
         where referrer_id = $1 and account <> 'expense'), 0) as earned_cents,
       coalesce((select sum(amount_cents)::int from billing.ledger_entry
         where referrer_id = $1 and account = 'held'), 0) as held_cents`,
    [referrerId],
  );
  const row = rows[0] ?? { total: 0, paid: 0, earned_cents: 0, held_cents: 0 };
  return {
    total_referrals: row.total,
    paid_referrals: row.paid,
    total_commission: row.earned_cents / 100,
    pending_commission: row.held_cents / 100,
  };
}
