import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { ViewBook } from '../../page-views/index.js';
import type { KeptError, KeptEvent } from '../domain/kept.js';
import { type Drop, ofOneView, type Reporter, roomsOfError, roomsOfEvent } from '../domain/rooms.js';
import { sameError } from '../domain/same-error.js';
import { dayOf, takeRoom } from './day-rooms.js';

/** What became of a report: in the figures, once more the same of one page view, or dropped. */
export type Verdict = 'counted' | 'repeated' | Drop;

@Injectable()
export class IntakeStore {
  constructor(
    private readonly db: DataSource,
    private readonly views: ViewBook,
  ) {}

  /**
   * Marks the page view as failed. An error that was known that day is counted, any other one kept.
   * @param mayAdd whether its network may bring a further error that nobody had
   */
  keepError(error: KeptError, from: Reporter, mayAdd: () => boolean, at: Date): Promise<Verdict> {
    return this.db.transaction(async (db) => {
      await this.views.markFailed(db, from.id, at);
      const same = sameError(error);
      if (!(await this.views.take(db, from.id, `error ${same}`, 1, at))) return 'repeated';
      if (!(await this.views.take(db, from.id, 'error', ofOneView.error, at))) return 'page view';
      // Two that bring it at the same moment: the second finds it in the table.
      await db.query('select pg_advisory_xact_lock(hashtext($1))', [same]);
      const around = from.neighbours ?? from.visitor;
      const firstOfNetwork = await this.views.take(db, `around ${around}`, `error ${same}`, 1, at);
      if (await this.countAgain(db, same, from, firstOfNetwork, at)) return 'counted';
      if (!from.customer && !mayAdd()) return 'network';
      const full = await takeRoom(db, roomsOfError(error.remote, error.release, from.customer), at);
      if (full !== null) return full;
      await this.insert(db, error, same, from.customer, at);
      return 'counted';
    });
  }

  /** Keeps an event once, however often it is sent. */
  keepEvent(event: KeptEvent, from: Reporter, at: Date): Promise<Verdict> {
    return this.db.transaction(async (db) => {
      if (!(await this.views.take(db, from.id, 'event', ofOneView.event, at))) return 'page view';
      if (!(await this.views.take(db, from.id, `event ${event.name}`, ofOneView.sameEvent, at)))
        return 'page view';
      const full = await takeRoom(db, roomsOfEvent(from.customer), at);
      if (full !== null) return full;
      await db.query(
        `insert into ai_ops.analytics_event (id, at, name, session_id, url, properties) values ($1, $2, $3, $4, $5, $6)
         on conflict (id) do nothing`,
        [event.id, at, event.name, event.sessionId, event.url, JSON.stringify(event.properties)],
      );
      return 'counted';
    });
  }

  /** Analytics are kept for 26 months (specification, section 9, "Privacy"), error reports for 90 days. */
  async forget(at: Date): Promise<void> {
    const oldest = new Date(at);
    oldest.setUTCMonth(oldest.getUTCMonth() - 26);
    const ago90 = new Date(at.getTime() - 90 * 86_400_000);
    await this.db.query('delete from ai_ops.analytics_event where at < $1', [oldest]);
    await this.db.query('delete from ai_ops.error_report where at < $1', [ago90]);
    await this.db.query('delete from ai_ops.intake_day where day < $1', [dayOf(ago90)]);
    await this.db.query('delete from ai_ops.intake_dropped where day < $1', [dayOf(ago90)]);
  }

  private async countAgain(
    db: EntityManager,
    same: string,
    from: Reporter,
    firstOfNetwork: boolean,
    at: Date,
  ): Promise<boolean> {
    const known = await db.query<unknown[]>(
      `with known as (
         update ai_ops.error_report
         set views = views + 1, networks = networks + $3, vouched = vouched or $4, last_at = $5
         where day = $1 and same = $2 returning id
       ) select id from known`,
      [dayOf(at), same, firstOfNetwork ? 1 : 0, from.customer, at],
    );
    return known.length > 0;
  }

  private async insert(
    db: EntityManager,
    error: KeptError,
    same: string,
    vouched: boolean,
    at: Date,
  ): Promise<void> {
    await db.query(
      `insert into ai_ops.error_report
         (id, at, message, kind, remote, release, url, stack, component_stack, user_agent, counted, day, same, last_at, vouched)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, true, $11, $12, $2, $13)`,
      [
        randomUUID(),
        at,
        error.message,
        error.kind,
        error.remote,
        error.release,
        error.url,
        error.stack,
        error.componentStack,
        error.userAgent,
        dayOf(at),
        same,
        vouched,
      ],
    );
  }
}
