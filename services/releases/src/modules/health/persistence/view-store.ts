import { Injectable } from '@nestjs/common';
import type { CohortCount, CohortVitals, ViewReport } from '@stroomwerk/contracts/releases';
import { DataSource, type EntityManager } from 'typeorm';
import { trialBegan } from './trial-began.js';

/** One remote in one page view. */
export interface SeenRemote {
  readonly viewId: string;
  readonly visitor: string;
  readonly remote: string;
  readonly version: string;
  readonly cohort: 'stable' | 'canary';
}
type Told = Omit<ViewReport['remotes'][number], 'remote'>;

/** What the batches of one remote added up to in one span of time. */
export interface Bucket {
  readonly at: Date;
  readonly stable: CohortCount;
  readonly canary: CohortCount;
}

/** Page views and what they were counted to. */
@Injectable()
export class ViewStore {
  constructor(private readonly source: DataSource) {}

  /**
   * Keeps an outcome. A view that stood and fails later counts once more, as a failure; anything else counts once.
   * @returns whether it was new; false also for a release that does not exist
   */
  take(seen: SeenRemote, told: Told, at: Date): Promise<boolean> {
    return this.source.transaction(async (manager) => {
      const [release] = await manager.query<{ id: string; remote_id: string }[]>(
        `select r.id, r.remote_id from releases.release r join releases.remote m on m.id = r.remote_id
         where m.name = $1 and r.version = $2`,
        [seen.remote, seen.version],
      );
      if (!release) return false;
      const vitals = [told.lcp_ms, told.inp_ms, told.cls, told.fcp_ms, told.ttfb_ms].map(
        (value) => value ?? null,
      );
      const inserted = await manager.query<unknown[]>(
        `insert into releases.page_view
           (view_id, release_id, remote_id, cohort, outcome, counts, lcp_ms, inp_ms, cls, fcp_ms, ttfb_ms, at)
         values ($1, $2, $3, $4, $5, false, $6, $7, $8, $9, $10, $11) on conflict do nothing returning view_id`,
        [seen.viewId, release.id, release.remote_id, seen.cohort, told.outcome, ...vitals, at],
      );
      if (inserted.length === 1) {
        await this.countVisitor(manager, seen, release, at);
        return true;
      }
      return this.repeated(manager, [seen.viewId, release.remote_id], told.outcome, vitals);
    });
  }

  /** A visitor counts once a day in a trial: `visitor` is another one tomorrow, and a trial that begins anew asks anew. */
  private async countVisitor(
    manager: EntityManager,
    { viewId, visitor, cohort }: SeenRemote,
    release: { id: string; remote_id: string },
    at: Date,
  ): Promise<void> {
    const first = await manager.query<unknown[]>(
      `insert into releases.counted_visitor (release_id, cohort, visitor, trial, at)
       values ($1, $2, $3, coalesce(${trialBegan('$5')}, 'epoch'), $4)
       on conflict do nothing returning visitor`,
      [release.id, cohort, visitor, at, release.remote_id],
    );
    if (first.length === 1)
      await manager.query(
        'update releases.page_view set counts = true where view_id = $1 and remote_id = $2',
        [viewId, release.remote_id],
      );
  }

  private async repeated(
    manager: EntityManager,
    key: readonly [viewId: string, remoteId: string],
    outcome: Told['outcome'],
    vitals: readonly (number | null)[],
  ): Promise<boolean> {
    await manager.query(
      `update releases.page_view
       set lcp_ms = coalesce($3, lcp_ms), inp_ms = coalesce($4, inp_ms), cls = coalesce($5, cls),
           fcp_ms = coalesce($6, fcp_ms), ttfb_ms = coalesce($7, ttfb_ms)
       where view_id = $1 and remote_id = $2`,
      [...key, ...vitals],
    );
    if (outcome === 'ok') return false;
    const [turned] = await manager.query<[unknown[], number]>(
      `update releases.page_view set outcome = $3, batch_id = null
       where view_id = $1 and remote_id = $2 and outcome = 'ok' returning view_id`,
      [...key, outcome],
    );
    return turned.length === 1;
  }

  /** 75th percentiles of one cohort's views since a moment. */
  async vitals(remoteId: string, cohort: 'stable' | 'canary', since: Date): Promise<CohortVitals> {
    const [row] = await this.source.query<CohortVitals[]>(
      `select percentile_cont(0.75) within group (order by lcp_ms) as lcp_ms,
              percentile_cont(0.75) within group (order by inp_ms) as inp_ms,
              percentile_cont(0.75) within group (order by cls) as cls,
              percentile_cont(0.75) within group (order by fcp_ms) as fcp_ms,
              percentile_cont(0.75) within group (order by ttfb_ms) as ttfb_ms
       from releases.page_view where remote_id = $1 and cohort = $2 and at >= $3`,
      [remoteId, cohort, since],
    );
    return row ?? { lcp_ms: null, inp_ms: null, cls: null, fcp_ms: null, ttfb_ms: null };
  }

  /** Counts of both cohorts in spans of `seconds`, oldest first; spans without a view are left out. */
  async buckets(remoteId: string, since: Date, seconds: number): Promise<Bucket[]> {
    const rows = await this.source.query<BucketRow[]>(
      `select date_bin(make_interval(secs => $3), at, 'epoch') as at,
              sum(stable_views)::int as stable_views, sum(stable_failures)::int as stable_failures,
              sum(canary_views)::int as canary_views, sum(canary_failures)::int as canary_failures
       from releases.view_batch where remote_id = $1 and at >= $2 group by 1 order by 1`,
      [remoteId, since, seconds],
    );
    return rows.map((row) => ({ at: row.at, ...cohorts(row) }));
  }

  /** Forgets what no rule and no screen asks for any more. */
  async forget(before: { views: Date; visitors: Date; batches: Date }): Promise<void> {
    await this.source.query('delete from releases.page_view where at < $1', [before.views]);
    await this.source.query('delete from releases.counted_visitor where at < $1', [before.visitors]);
    await this.source.query('delete from releases.view_batch where at < $1', [before.batches]);
  }
}

export interface BatchRow {
  readonly stable_views: number;
  readonly stable_failures: number;
  readonly canary_views: number;
  readonly canary_failures: number;
}
type BucketRow = BatchRow & { readonly at: Date };

export const cohorts = (row: BatchRow): { stable: CohortCount; canary: CohortCount } => ({
  stable: { views: row.stable_views, failures: row.stable_failures },
  canary: { views: row.canary_views, failures: row.canary_failures },
});
