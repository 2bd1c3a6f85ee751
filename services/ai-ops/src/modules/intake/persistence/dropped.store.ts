import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { Drop } from '../domain/rooms.js';
import { dayOf } from './day-rooms.js';

/** How much was heard and not kept, by day and reason. */
@Injectable()
export class DroppedStore {
  constructor(private readonly db: DataSource) {}

  async add(kind: 'error' | 'event', why: Drop, count: number, at: Date): Promise<void> {
    await this.db.query(
      `insert into ai_ops.intake_dropped as known values ($1, $2, $3, $4, $5)
       on conflict (day, kind, why) do update set count = known.count + excluded.count, last_at = excluded.last_at`,
      [dayOf(at), kind, why, count, at],
    );
  }

  /** Error reports of page views of ours that were not kept that day, and those of nobody. */
  async errorsOf(at: Date): Promise<{ ours: number; strangers: number }> {
    const [row] = await this.db.query<{ ours: number; strangers: number }[]>(
      `select coalesce(sum(count) filter (where why <> 'no page view'), 0)::int as ours,
              coalesce(sum(count) filter (where why = 'no page view'), 0)::int as strangers
       from ai_ops.intake_dropped where day = $1 and kind = 'error'`,
      [dayOf(at)],
    );
    return row ?? { ours: 0, strangers: 0 };
  }
}
