import type { OpsReferral } from '@stroomwerk/contracts/billing';
import type { EntityManager } from 'typeorm';

type Row = Omit<OpsReferral, 'attributed_at' | 'release_at'> & {
  attributed_at: Date;
  release_at: Date | null;
};

/** Referrals that something speaks against or ops decided about. @param refereeId this one only */
export async function suspicious(manager: EntityManager, refereeId?: string): Promise<OpsReferral[]> {
  const rows = await manager.query<Row[]>(
    `select r.referee_id, r.referrer_id, r.signs, r.verdict, r.decision, r.attributed_at,
       c.status as commission_status, c.amount_cents as commission_cents, c.release_at
     from billing.referral r left join billing.commission c using (referee_id)
     where (r.signs <> '{}' or r.decision is not null) and ($1::uuid is null or r.referee_id = $1)
     order by r.verdict <> 'held', r.attributed_at desc limit 200`,
    [refereeId ?? null],
  );
  return rows.map(({ attributed_at, release_at, ...row }) => ({
    ...row,
    attributed_at: attributed_at.toISOString(),
    release_at: release_at?.toISOString() ?? null,
  }));
}
