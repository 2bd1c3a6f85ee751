import { Injectable } from '@nestjs/common';
import type { ConnectionProblem } from '@stroomwerk/contracts/library';
import { Clock } from '@stroomwerk/kernel';
import { DataSource, type EntityManager } from 'typeorm';
import {
  afterFailure,
  afterSuccess,
  failingWatchedMs,
  heldMs,
  watchedEveryMs,
  watchedForMs,
} from '../domain/rhythm.js';
import {
  claimDue,
  endOfEnded,
  endSync,
  hurry,
  makeDue,
  noteWatched,
  type SyncPlace,
  type SyncRow,
  settleFailed,
  settleWell,
  takeHeld,
} from '../persistence/sync.js';

/** A connection that was taken to be looked at, until a moment. */
export interface Held {
  readonly connectionId: string;
  readonly until: Date;
}

/** When each connection is looked at next, and by whom it is just now: the database says so, whatever becomes of a queue. */
@Injectable()
export class ConnectionSync {
  constructor(
    private readonly database: DataSource,
    private readonly clock: Clock,
  ) {}

  /** To be looked at now: one that was made, mended or changed. */
  due(connectionId: string, manager: Pick<EntityManager, 'query'> = this.database): Promise<void> {
    return makeDue(manager, connectionId, this.clock.now());
  }

  ended(connectionId: string): Promise<void> {
    return endSync(this.database, connectionId);
  }

  endThoseOfEnded(): Promise<void> {
    return endOfEnded(this.database);
  }

  /** Somebody of the account looks at its automations. */
  watched(accountId: string): Promise<void> {
    const now = this.clock.now();
    const later = (ms: number): Date => new Date(now.getTime() + ms);
    return noteWatched(this.database, accountId, {
      now,
      until: later(watchedForMs),
      fresh: later(-watchedEveryMs),
      failingAt: later(failingWatchedMs),
    });
  }

  /** Something happened in this n8n: looked at soon, unless it fails or was looked at just now. */
  hurry(connectionId: string): Promise<void> {
    const now = this.clock.now();
    return hurry(this.database, connectionId, now, new Date(now.getTime() - watchedEveryMs));
  }

  /** Takes those that are due, the longest due first. @param failing those whose last look went wrong, or the others */
  async claim(most: number, failing: boolean): Promise<Held[]> {
    if (most <= 0) return [];
    const now = this.clock.now();
    const until = new Date(now.getTime() + heldMs);
    const rows = await claimDue(this.database, { failing, now, until, most });
    return rows.map(({ connection_id }) => ({ connectionId: connection_id, until }));
  }

  /** Begins a look. @returns undefined where another took it since, or the connection ended */
  async begin({ connectionId, until }: Held): Promise<{ row: SyncRow; held: Held } | undefined> {
    // Another moment than it was taken until, whenever this is: the same job a second time finds it taken.
    const again = new Date(this.clock.now().getTime() + heldMs + 1);
    const row = await takeHeld(this.database, connectionId, until, again);
    return row && { row, held: { connectionId, until: again } };
  }

  async wentWell(row: SyncRow, { connectionId, until }: Held, place: SyncPlace): Promise<void> {
    const at = this.clock.now();
    const nextAt = new Date(at.getTime() + afterSuccess(isWatched(row, at), Math.random()));
    await settleWell(this.database, connectionId, until, { ...place, at, nextAt });
  }

  /** @param retryAfter seconds that the n8n asked for */
  async wentWrong(
    row: SyncRow,
    { connectionId, until }: Held,
    { problem, retryAfter }: { problem: ConnectionProblem; retryAfter?: number },
  ): Promise<void> {
    const at = this.clock.now();
    const wait = afterFailure(row.failures + 1, { problem, watched: isWatched(row, at), retryAfter });
    await settleFailed(this.database, connectionId, until, at, new Date(at.getTime() + wait));
  }
}

const isWatched = ({ watched_until }: SyncRow, now: Date): boolean =>
  watched_until !== null && watched_until > now;
