import { Injectable } from '@nestjs/common';
import type { ThrottlerStorage } from '@nestjs/throttler';
import { Clock } from '@stroomwerk/kernel';
import { DataSource } from 'typeorm';

/** Counters in an UNLOGGED table, shared by every process of the service. Keys are hashes made by the guard. */
@Injectable()
export class RateLimitStorage implements ThrottlerStorage {
  constructor(
    private readonly source: DataSource,
    private readonly clock: Clock,
  ) {}

  /** @param ttl milliseconds of a window @returns seconds until it ends */
  async increment(key: string, ttl: number, limit: number) {
    const now = this.clock.now();
    const [row] = await this.source.query<{ hits: number; expires_at: Date }[]>(
      `insert into rate_limit as known (key, hits, expires_at) values ($1, 1, $2)
       on conflict (key) do update set
         hits = case when known.expires_at <= $3 then 1 else known.hits + 1 end,
         expires_at = case when known.expires_at <= $3 then excluded.expires_at else known.expires_at end
       returning hits, expires_at`,
      [key, new Date(now.getTime() + ttl), now],
    );
    const totalHits = row?.hits ?? 1;
    const timeToExpire = Math.ceil(((row?.expires_at ?? now).getTime() - now.getTime()) / 1_000);
    const isBlocked = totalHits > limit;
    return { totalHits, timeToExpire, isBlocked, timeToBlockExpire: isBlocked ? timeToExpire : 0 };
  }

  /** Forgets windows that are over. */
  async sweep(): Promise<void> {
    await this.source.query('delete from rate_limit where expires_at <= $1', [this.clock.now()]);
  }
}
