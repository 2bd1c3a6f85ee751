import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { ThrottlerStorage } from '@nestjs/throttler';
import { Clock } from '@stroomwerk/kernel';
import { DataSource, type EntityManager } from 'typeorm';

/** Counters in an UNLOGGED table, shared by every process of the service. Keys are hashes. */
@Injectable()
export class RateLimitStorage implements ThrottlerStorage {
  constructor(
    private readonly source: DataSource,
    private readonly clock: Clock,
  ) {}

  /** The key of a counter of our own: a hash, since it may name an address. */
  keyOf(what: string): string {
    return createHash('sha256').update(what).digest('hex');
  }

  /** @param ttl milliseconds of a window @returns seconds until it ends */
  increment(key: string, ttl: number, limit: number) {
    return this.count(this.source.manager, key, ttl, limit);
  }

  /** The same within a transaction of the caller's, on its connection. */
  async count(manager: EntityManager, key: string, ttl: number, limit: number) {
    const now = this.clock.now();
    const [row] = await manager.query<{ hits: number; expires_at: Date }[]>(
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
