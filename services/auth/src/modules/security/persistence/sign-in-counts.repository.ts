import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Clock } from '@stroomwerk/kernel';
import { DataSource } from 'typeorm';
import { rememberedMs } from '../domain/guessing.js';

/** How a try stands: counted, or too early. */
export interface Claim {
  /** Failures of the place, this try among them when it was counted. */
  readonly failures: number;
  /** Milliseconds until a try counts again; 0: this one was counted. */
  readonly waitMs: number;
}

interface CountRow {
  readonly failures: number;
  readonly free_at: Date;
  readonly expires_at: Date;
}

/** Neither addresses nor networks stand in the table. */
const hashed = (key: string): string => createHash('sha256').update(key).digest('hex');

/** Failed sign-ins by place, in an UNLOGGED table that every process of the service shares. */
@Injectable()
export class SignInCounts {
  constructor(
    private readonly source: DataSource,
    private readonly clock: Clock,
  ) {}

  /**
   * Counts a try as failed before it is looked at, so that many at once count as many; forgive() takes it back.
   * @param wait milliseconds after so many failures
   */
  claim(place: string, wait: (failures: number) => number): Promise<Claim> {
    const key = hashed(place);
    const now = this.clock.now();
    return this.source.transaction(async (manager) => {
      await manager.query(
        `insert into sign_in_count (key, failures, free_at, expires_at) values ($1, 0, $2, $3)
         on conflict (key) do nothing`,
        [key, now, new Date(now.getTime() + rememberedMs)],
      );
      const [row] = await manager.query<CountRow[]>(
        'select failures, free_at, expires_at from sign_in_count where key = $1 for update',
        [key],
      );
      const before = row && row.expires_at > now ? row.failures : 0;
      if (row && before > 0 && row.free_at > now)
        return { failures: before, waitMs: row.free_at.getTime() - now.getTime() };
      const failures = before + 1;
      await manager.query(
        'update sign_in_count set failures = $2, free_at = $3, expires_at = $4 where key = $1',
        [
          ...[key, failures, new Date(now.getTime() + wait(failures))],
          new Date(now.getTime() + rememberedMs),
        ],
      );
      return { failures, waitMs: 0 };
    });
  }

  /** Forgets the failures of places whose password was right. */
  async forgive(...places: string[]): Promise<void> {
    await this.source.query('delete from sign_in_count where key = any($1)', [places.map(hashed)]);
  }

  /** Counts one more within a window that begins at the first. */
  async add(key: string, windowMs: number): Promise<void> {
    const now = this.clock.now();
    await this.source.query(
      `insert into sign_in_count as known (key, failures, free_at, expires_at) values ($1, 1, $2, $3)
       on conflict (key) do update set
         failures = case when known.expires_at <= $2 then 1 else known.failures + 1 end,
         expires_at = case when known.expires_at <= $2 then excluded.expires_at else known.expires_at end`,
      [hashed(key), now, new Date(now.getTime() + windowMs)],
    );
  }

  async count(key: string): Promise<number> {
    const [row] = await this.source.query<{ failures: number }[]>(
      'select failures from sign_in_count where key = $1 and expires_at > $2',
      [hashed(key), this.clock.now()],
    );
    return row?.failures ?? 0;
  }

  /** Forgets what is over. */
  async sweep(): Promise<void> {
    await this.source.query('delete from sign_in_count where expires_at <= $1', [this.clock.now()]);
  }
}
