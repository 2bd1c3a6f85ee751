import { Injectable } from '@nestjs/common';
import { AppError, Clock } from '@stroomwerk/kernel';
import { WindowCounter } from '../../limits/domain/window-counter.js';

const most = 30;
const fiveMinutes = 300;

/** How often an account lets us call an address of its choice: enough for a person, too little for a scan. */
@Injectable()
export class Attempts {
  private readonly counter = new WindowCounter(most, fiveMinutes);

  constructor(private readonly clock: Clock) {}

  /** @throws AppError common.too_many_requests, with Retry-After */
  count(accountId: string): void {
    const wait = this.counter.hit(accountId, this.clock.now().getTime());
    if (wait !== undefined) throw new AppError('common.too_many_requests', { retryAfter: wait });
  }
}
