import { Inject, Injectable } from '@nestjs/common';
import type { ErrorCode } from '@stroomwerk/contracts';
import { AppError, Clock, SERVICE_ENV } from '@stroomwerk/kernel';
import { networkOf } from '@stroomwerk/kernel/limits';
import { WindowCounter } from '../domain/window-counter.js';
import { isInside } from './addresses.js';

interface Limits {
  readonly LIBRARY_SEARCH_LIMIT: number;
  readonly LIBRARY_PUBLIC_LIMIT: number;
  readonly LIBRARY_DOWNLOAD_LIMIT: number;
  readonly LIBRARY_DAY_DOWNLOAD_LIMIT: number;
}

const fiveMinutes = 300;
const day = 86_400;
/** People look into more workflows than they take; what they see is as good as the file. */
const looksPerFile = 2;

/** How often one account or visitor reads: counted in this process, which is enough to stop a machine. */
@Injectable()
export class ReadingLimits {
  private readonly searches: WindowCounter;
  private readonly visits: WindowCounter;
  private readonly looks: readonly WindowCounter[];

  constructor(
    private readonly clock: Clock,
    @Inject(SERVICE_ENV) env: Limits,
  ) {
    this.searches = new WindowCounter(env.LIBRARY_SEARCH_LIMIT, fiveMinutes);
    this.visits = new WindowCounter(env.LIBRARY_PUBLIC_LIMIT, fiveMinutes);
    this.looks = [
      new WindowCounter(env.LIBRARY_DOWNLOAD_LIMIT * looksPerFile, fiveMinutes),
      new WindowCounter(env.LIBRARY_DAY_DOWNLOAD_LIMIT * looksPerFile, day),
    ];
  }

  /** One search by an account. @throws AppError library.too_many_searches, with Retry-After */
  search(userId: string): void {
    this.count([this.searches], userId, 'library.too_many_searches');
  }

  /** One look into a workflow by an account. @throws AppError common.too_many_requests, with Retry-After */
  look(userId: string): void {
    this.count(this.looks, userId, 'common.too_many_requests');
  }

  /** One public read from a network address; the platform's own are not counted. @throws AppError library.too_many_searches */
  visit(address: string): void {
    if (!isInside(address)) this.count([this.visits], networkOf(address), 'library.too_many_searches');
  }

  private count(counters: readonly WindowCounter[], key: string, code: ErrorCode): void {
    const now = this.clock.now().getTime();
    const waits = counters.flatMap((counter) => counter.hit(key, now) ?? []);
    if (waits.length > 0) throw new AppError(code, { retryAfter: Math.max(...waits) });
  }
}
