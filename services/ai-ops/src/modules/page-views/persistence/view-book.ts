import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';

/** Page views that failed, of those that were counted. */
export interface FailedViews {
  readonly visits: number;
  readonly failed: number;
}

/** A page token holds for an hour (services/edge); after that nothing of a page view can come. */
const rememberedMs = 2 * 3_600_000;

const dayOf = (at: Date): string => at.toISOString().slice(0, 10);

/** What each page view was counted for and left behind, for two hours, and by day how many of them failed. */
@Injectable()
export class ViewBook {
  constructor(private readonly db: DataSource) {}

  /** @returns whether this view may still bring one of the kind; it is counted then */
  async take(db: EntityManager, viewId: string, kind: string, most: number, at: Date): Promise<boolean> {
    const taken = await db.query<unknown[]>(
      `insert into ai_ops.view_share as share (view_id, kind, taken, at) values ($1, $2, 1, $3)
       on conflict (view_id, kind) do update set taken = share.taken + 1 where share.taken < $4 returning taken`,
      [viewId, kind, at, most],
    );
    return taken.length > 0;
  }

  /** Whether this view brought one of the kind. */
  async took(db: EntityManager, viewId: string, kind: string): Promise<boolean> {
    const rows = await db.query<unknown[]>(
      'select 1 from ai_ops.view_share where view_id = $1 and kind = $2',
      [viewId, kind],
    );
    return rows.length > 0;
  }

  /** A page view is counted once for its day, as failed where its error came first. */
  async markCounted(db: EntityManager, viewId: string, at: Date): Promise<void> {
    const [first] = await db.query<{ failed: boolean }[]>(
      `insert into ai_ops.seen_view as known (view_id, at, counted_on) values ($1, $2, $3)
       on conflict (view_id) do update set counted_on = excluded.counted_on where known.counted_on is null
       returning failed`,
      [viewId, at, dayOf(at)],
    );
    if (first === undefined) return;
    await db.query(
      `insert into ai_ops.visit_day as known (day, visits, failed) values ($1, 1, $2)
       on conflict (day) do update set visits = known.visits + 1, failed = known.failed + excluded.failed`,
      [dayOf(at), first.failed ? 1 : 0],
    );
  }

  /** A page view fails once, however many errors it reports; it is in the rate once it is counted as well. */
  async markFailed(db: EntityManager, viewId: string, at: Date): Promise<void> {
    const [first] = await db.query<{ counted_on: string | null }[]>(
      `insert into ai_ops.seen_view as known (view_id, at, failed) values ($1, $2, true)
       on conflict (view_id) do update set failed = true where not known.failed returning counted_on::text`,
      [viewId, at],
    );
    if (first?.counted_on)
      await db.query('update ai_ops.visit_day set failed = failed + 1 where day = $1', [first.counted_on]);
  }

  /** A customer says that the page view is theirs. */
  async markCustomers(viewId: string, at: Date): Promise<void> {
    await this.db.query(
      `insert into ai_ops.seen_view (view_id, at, customer) values ($1, $2, true)
       on conflict (view_id) do update set customer = true`,
      [viewId, at],
    );
  }

  async isCustomers(viewId: string): Promise<boolean> {
    const rows = await this.db.query<unknown[]>(
      'select 1 from ai_ops.seen_view where view_id = $1 and customer',
      [viewId],
    );
    return rows.length > 0;
  }

  /** A step to payment: once a day for each visitor. @returns whether it is counted with this */
  async takeStep(db: EntityManager, visitor: string, step: string, at: Date): Promise<boolean> {
    const first = await db.query<unknown[]>(
      'insert into ai_ops.visitor_step (day, visitor, step) values ($1, $2, $3) on conflict do nothing returning step',
      [dayOf(at), visitor, step],
    );
    return first.length > 0;
  }

  /** Whether the visitor took a step that day. */
  async tookStep(db: EntityManager, visitor: string, step: string, at: Date): Promise<boolean> {
    const rows = await db.query<unknown[]>(
      'select 1 from ai_ops.visitor_step where day = $1 and visitor = $2 and step = $3',
      [dayOf(at), visitor, step],
    );
    return rows.length > 0;
  }

  /** @param since the first of the days, midnight UTC */
  async failedSince(since: Date): Promise<FailedViews> {
    const [row] = await this.db.query<FailedViews[]>(
      `select coalesce(sum(visits), 0)::int as visits, coalesce(sum(failed), 0)::int as failed
       from ai_ops.visit_day where day >= $1`,
      [dayOf(since)],
    );
    return row ?? { visits: 0, failed: 0 };
  }

  /** @param oldest day of which the sums are kept */
  async forget(at: Date, oldest: Date): Promise<void> {
    const before = new Date(at.getTime() - rememberedMs);
    await this.db.query('delete from ai_ops.seen_view where at < $1', [before]);
    await this.db.query('delete from ai_ops.view_share where at < $1', [before]);
    await this.db.query('delete from ai_ops.visitor_step where day < $1', [dayOf(at)]);
    await this.db.query('delete from ai_ops.visit_day where day < $1', [dayOf(oldest)]);
  }
}
