import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { ViewBatch } from '../domain/canary-rule.js';
import { trialBegan } from './trial-began.js';
import { type BatchRow, cohorts } from './view-store.js';

/** A canary and what it is compared with. */
export interface Trial {
  readonly remoteId: string;
  readonly remote: string;
  readonly version: string;
  readonly releaseId: string;
  /** Since when these two releases stand beside each other. */
  readonly since: Date;
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

  /** Every canary that runs. */
  running(): Promise<Trial[]> {
    return this.source.query(
      `select m.id as "remoteId", m.name as remote, r.version, r.id as "releaseId",
              ${trialBegan('m.id')} as since
       from releases.channel c
       join releases.remote m on m.id = c.remote_id
       join releases.release r on r.id = c.release_id
       where c.name = 'canary'`,
    );
  }

  async batchesOf(trial: Trial): Promise<ViewBatch[]> {
    const rows = await this.source.query<BatchRow[]>(
      `select stable_views, stable_failures, canary_views, canary_failures from releases.view_batch
       where remote_id = $1 and canary_release_id = $2 and at > $3`,
      [trial.remoteId, trial.releaseId, trial.since],
    );
    return rows.map(cohorts);
  }
}
