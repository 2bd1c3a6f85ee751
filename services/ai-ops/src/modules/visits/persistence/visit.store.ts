import { Injectable } from '@nestjs/common';
import type { VisitCount, Visits } from '@stroomwerk/contracts/ai-ops';
import { DataSource } from 'typeorm';

export type Counted = Omit<VisitCount, 'token' | 'n'> & { readonly remote: string; readonly release: string };
interface Named {
  readonly name: string;
  readonly count: number;
}

/** Different referring hosts that one day may name; further ones are "other", so that nobody fills the table with names. */
const mostReferrers = 200;
const day = 86_400_000;
/** A page token holds for an hour (infra/edge); after that no repetition can come. */
const repeatsWithin = 2 * 3_600_000;

/** Sums of visits by day, and for an hour which counts of which page view were taken. */
@Injectable()
export class VisitStore {
  constructor(private readonly db: DataSource) {}

  /** @returns false for a repetition */
  add(visit: Counted, once: { viewId: string; n: number }, at: Date): Promise<boolean> {
    return this.db.transaction(async (db) => {
      const first = await db.query<unknown[]>(
        'insert into ai_ops.counted_visit (view_id, n, at) values ($1, $2, $3) on conflict do nothing returning n',
        [once.viewId, once.n, at],
      );
      if (first.length === 0) return false;
      await db.query(
        `insert into ai_ops.visit_count (day, step, path, language, device, remote, release, referrer, count)
         values ($1, $2, $3, $4, $5, $6, $7,
           case when $8 = ''
                  or exists (select 1 from ai_ops.visit_count where day = $1 and referrer = $8)
                  or (select count(distinct referrer) from ai_ops.visit_count where day = $1) < ${mostReferrers}
                then $8 else 'other' end, 1)
         on conflict (day, step, path, language, device, remote, release, referrer)
         do update set count = visit_count.count + 1`,
        [
          at.toISOString().slice(0, 10),
          visit.step,
          visit.path,
          visit.language,
          visit.device,
          visit.remote,
          visit.release,
          visit.referrer,
        ],
      );
      return true;
    });
  }

  async read(days: number, at: Date): Promise<Visits> {
    const since = new Date(at.getTime() - (days - 1) * day).toISOString().slice(0, 10);
    const views = "step = 'view'";
    const by = (name: string, where = views) =>
      this.db.query<Named[]>(
        `select ${name} as name, sum(count)::int as count from ai_ops.visit_count
         where day >= $1 and ${where} group by 1 order by 2 desc, 1 limit 10`,
        [since],
      );
    const byDay = await this.db.query<{ day: string; views: number }[]>(
      `select to_char(day, 'YYYY-MM-DD') as day, sum(count)::int as views from ai_ops.visit_count
       where day >= $1 and ${views} group by 1 order by 1`,
      [since],
    );
    const steps = await by('step', "step <> 'view'");
    const landing = await by('path', `${views} and path = '/'`);
    const reached = new Map(steps.map(({ name, count }) => [name, count]));
    return {
      days,
      since,
      measured_at: at.toISOString(),
      views: byDay.reduce((sum, row) => sum + row.views, 0),
      by_day: byDay,
      funnel: [
        { name: 'landing', count: landing[0]?.count ?? 0 },
        ...['register', 'checkout', 'paid'].map((name) => ({ name, count: reached.get(name) ?? 0 })),
      ],
      pages: await by('path'),
      referrers: await by('referrer', `${views} and referrer <> ''`),
      languages: await by('language'),
      devices: await by('device'),
      releases: await by("remote || ' ' || release", `${views} and remote <> ''`),
    };
  }

  /** Sums are kept for 26 months (specification, section 9, "Privacy"). */
  async forget(at: Date): Promise<void> {
    await this.db.query('delete from ai_ops.counted_visit where at < $1', [
      new Date(at.getTime() - repeatsWithin),
    ]);
    const oldest = new Date(at);
    oldest.setUTCMonth(oldest.getUTCMonth() - 26);
    await this.db.query('delete from ai_ops.visit_count where day < $1', [oldest.toISOString().slice(0, 10)]);
  }
}
