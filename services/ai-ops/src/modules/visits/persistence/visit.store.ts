import { Injectable } from '@nestjs/common';
import type { VisitCount, VisitStep, Visits } from '@stroomwerk/contracts/ai-ops';
import { DataSource, type EntityManager } from 'typeorm';
import { ViewBook } from '../../page-views/index.js';

export type Counted = Omit<VisitCount, 'token' | 'n'> & { readonly remote: string; readonly release: string };
interface Once {
  readonly viewId: string;
  readonly visitor: string;
  readonly n: number;
  readonly rated: boolean;
  /** Whether its networks may take a further step. */
  readonly mayStep: () => boolean;
  /** Whether they may name a referring host that nobody named that day. */
  readonly mayName: () => boolean;
}
interface Named {
  readonly name: string;
  readonly count: number;
}

/** How often one page view takes each step. */
const ofOneView = { view: 30, register: 1, checkout: 1, paid: 1 } as const satisfies Record<
  VisitStep,
  number
>;
/** What comes before a step: a page that was looked at, in this page view; to pay leads away from it and back to another. */
const afterView: readonly VisitStep[] = ['register', 'checkout'];
/** Different referring hosts that one day may name; further ones are "other", so that nobody fills the table with names. */
const mostReferrers = 200;
const day = 86_400_000;
/** A page token holds for an hour (services/edge); after that no repetition can come. */
const repeatsWithin = 2 * 3_600_000;

/** Sums of visits by day, and for an hour which counts of which page view were taken. */
@Injectable()
export class VisitStore {
  constructor(
    private readonly db: DataSource,
    private readonly views: ViewBook,
  ) {}

  /**
   * @param once `rated`: whether this page view belongs in the rate of failures
   * @returns false for a repetition, and for a step that this page view or visitor took before or takes out of order
   */
  add(visit: Counted, once: Once, at: Date): Promise<boolean> {
    return this.db.transaction(async (db) => {
      const first = await db.query<unknown[]>(
        'insert into ai_ops.counted_visit (view_id, n, at) values ($1, $2, $3) on conflict do nothing returning n',
        [once.viewId, once.n, at],
      );
      if (first.length === 0) return false;
      if (visit.step !== 'view' && !(await this.mayStep(db, visit.step, once, at))) return false;
      if (!(await this.views.take(db, once.viewId, visit.step, ofOneView[visit.step], at))) return false;
      if (once.rated) await this.views.markCounted(db, once.viewId, at);
      await db.query(
        `insert into ai_ops.visit_count (day, step, path, language, device, remote, release, referrer, count)
         values ($1, $2, $3, $4, $5, $6, $7, $8, 1)
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
          await this.named(db, visit.referrer, once, at),
        ],
      );
      return true;
    });
  }

  /** In order, and once a day for each visitor. */
  private async mayStep(
    db: EntityManager,
    step: VisitStep,
    { viewId, visitor, mayStep }: Once,
    at: Date,
  ): Promise<boolean> {
    const before = afterView.includes(step)
      ? await this.views.took(db, viewId, 'view')
      : await this.views.tookStep(db, visitor, 'checkout', at);
    if (!before || (await this.views.tookStep(db, visitor, step, at))) return false;
    return mayStep() && this.views.takeStep(db, visitor, step, at);
  }

  /** A referring host as it is counted. */
  private async named(db: EntityManager, referrer: string, { mayName }: Once, at: Date): Promise<string> {
    if (referrer === '' || referrer === 'other') return referrer;
    const [row] = await db.query<{ known: boolean; hosts: number }[]>(
      `select bool_or(referrer = $2) as known, count(distinct referrer)::int as hosts
       from ai_ops.visit_count where day = $1`,
      [at.toISOString().slice(0, 10), referrer],
    );
    if (row?.known) return referrer;
    return (row?.hosts ?? 0) < mostReferrers && mayName() ? referrer : 'other';
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
    await this.views.forget(at, oldest);
  }
}
