import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { ViewBatch } from '../domain/canary-rule.js';
import { trialBegan } from './trial-began.js';
import { type BatchRow, cohorts } from './view-store.js';

/** Timed stable views of a trial that say what is usual before any view is called slow. */
const usualAfter = 20;
/** Times the median, and milliseconds above it, from which on a view is slow: what nobody notices is not. */
const slow = { times: 2, above: 500 } as const;

/** A canary and what it is compared with. */
export interface Trial {
  readonly remoteId: string;
  readonly remote: string;
  readonly version: string;
  readonly releaseId: string;
  /** Since when these two releases stand beside each other. */
  readonly since: Date;
  /** There is no stable release beside it. */
  readonly alone: boolean;
}

/** What arrived of a trial, in order of time: views and failures, timed views and slow ones. */
export interface TrialBatches {
  readonly views: ViewBatch[];
  readonly paces: ViewBatch[];
}

/** Puts page views into batches, and finds the batches of a trial. */
@Injectable()
export class TrialStore {
  constructor(private readonly source: DataSource) {}

  /**
   * Counts what arrived since the last look, in one statement: of each remote the views of its present stable release
   * and of its present canary. Views of other releases (a page that was open for long) belong to no cohort.
   */
  async closeBatch(at: Date): Promise<void> {
    await this.source.query(
      `with taken as (
         update releases.page_view v set batch_id = gen_random_uuid()
         where v.counts and v.batch_id is null
         returning v.remote_id, v.release_id, v.cohort, v.outcome
       )
       insert into releases.view_batch
         (remote_id, canary_release_id, stable_views, stable_failures, canary_views, canary_failures, at)
       select t.remote_id, canary.release_id,
              count(*) filter (where t.release_id = stable.release_id),
              count(*) filter (where t.release_id = stable.release_id and t.outcome <> 'ok'),
              count(*) filter (where t.release_id = canary.release_id),
              count(*) filter (where t.release_id = canary.release_id and t.outcome <> 'ok'),
              $1
       from taken t
       left join releases.channel stable on stable.remote_id = t.remote_id and stable.name = 'stable'
       left join releases.channel canary on canary.remote_id = t.remote_id and canary.name = 'canary'
       where (t.cohort = 'stable' and t.release_id = stable.release_id)
          or (t.cohort = 'canary' and t.release_id = canary.release_id)
       group by t.remote_id, canary.release_id`,
      [at],
    );
  }

  /**
   * Counts the views of every trial whose largest paint became known since the last look, in one statement: a view is
   * slow beside the median of the stable views that were counted before it. The first stable views only say what that is.
   */
  async closePaces(at: Date): Promise<void> {
    await this.source.query(
      `with trial as (
         select canary.remote_id, canary.release_id as canary_id, stable.release_id as stable_id,
                ${trialBegan('canary.remote_id')} as since
         from releases.channel canary
         join releases.channel stable on stable.remote_id = canary.remote_id and stable.name = 'stable'
         where canary.name = 'canary' and canary.release_id is not null and stable.release_id is not null
       ), usual as (
         select trial.*, (
           select case when count(*) >= $2
                  then greatest(percentile_cont(0.5) within group (order by lcp_ms) * $3,
                                percentile_cont(0.5) within group (order by lcp_ms) + $4) end
           from (select v.lcp_ms from releases.page_view v
                 where v.release_id = trial.stable_id and v.cohort = 'stable' and v.paced and v.at > trial.since
                 order by v.at desc limit 500) counted
         ) as bound
         from trial
       ), taken as (
         update releases.page_view v set paced = true
         from usual u
         where v.remote_id = u.remote_id and v.at > u.since and v.counts and not v.paced and v.lcp_ms is not null
           and ((v.cohort = 'stable' and v.release_id = u.stable_id)
             or (v.cohort = 'canary' and v.release_id = u.canary_id and u.bound is not null))
         returning v.remote_id, u.canary_id, v.cohort, u.bound, v.lcp_ms > u.bound as slow
       )
       insert into releases.view_batch
         (remote_id, canary_release_id, stable_views, stable_failures, canary_views, canary_failures,
          stable_timed, stable_slow, canary_timed, canary_slow, at)
       select remote_id, canary_id, 0, 0, 0, 0,
              count(*) filter (where cohort = 'stable'), count(*) filter (where cohort = 'stable' and slow),
              count(*) filter (where cohort = 'canary'), count(*) filter (where cohort = 'canary' and slow), $1
       from taken where bound is not null
       group by remote_id, canary_id`,
      [at, usualAfter, slow.times, slow.above],
    );
  }

  /** Every canary that runs. */
  running(): Promise<Trial[]> {
    return this.source.query(
      `select m.id as "remoteId", m.name as remote, r.version, r.id as "releaseId",
              ${trialBegan('m.id')} as since,
              not exists (select from releases.channel s
                          where s.remote_id = m.id and s.name = 'stable' and s.release_id is not null) as alone
       from releases.channel c
       join releases.remote m on m.id = c.remote_id
       join releases.release r on r.id = c.release_id
       where c.name = 'canary'`,
    );
  }

  async batchesOf(trial: Trial): Promise<TrialBatches> {
    const rows = await this.source.query<(BatchRow & PaceRow)[]>(
      `select stable_views, stable_failures, canary_views, canary_failures,
              stable_timed, stable_slow, canary_timed, canary_slow
       from releases.view_batch
       where remote_id = $1 and canary_release_id = $2 and at > $3 order by at, id`,
      [trial.remoteId, trial.releaseId, trial.since],
    );
    return { views: rows.map(cohorts), paces: rows.map(paces) };
  }
}

interface PaceRow {
  readonly stable_timed: number;
  readonly stable_slow: number;
  readonly canary_timed: number;
  readonly canary_slow: number;
}

const paces = (row: PaceRow): ViewBatch => ({
  stable: { views: row.stable_timed, failures: row.stable_slow },
  canary: { views: row.canary_timed, failures: row.canary_slow },
});
