import { InjectQueue } from '@nestjs/bullmq';
import { Injectable } from '@nestjs/common';
import type { JobsOptions } from 'bullmq';
import { Queue } from 'bullmq';
import { ConnectionSync } from '../../connections/index.js';
import { laterQueue, looksQueue } from './names.js';

/** So many wait for a worker at most: what is taken and not begun within two minutes is taken anew. */
const mostWaiting = 200;
const mostFailing = 25;
/** Whether it is to be looked at again says the database, not the queue. */
const opts: JobsOptions = { attempts: 1, removeOnComplete: true, removeOnFail: { count: 100 } };

/** Hands connections that are due to workers, one job each, the longest due first. */
@Injectable()
export class LooksDispatch {
  constructor(
    private readonly sync: ConnectionSync,
    @InjectQueue(looksQueue) private readonly looks: Queue,
    @InjectQueue(laterQueue) private readonly later: Queue,
  ) {}

  async run(): Promise<void> {
    await this.fill(this.looks, mostWaiting, false);
    await this.fill(this.later, mostFailing, true);
  }

  private async fill(queue: Queue, most: number, failing: boolean): Promise<void> {
    const taken = await this.sync.claim(most - (await queue.getWaitingCount()), failing);
    // One by one: many at once take a right to the queues' schema that a service does not have on PostgreSQL.
    for (const { connectionId, until } of taken)
      await queue.add('look', { connectionId, until: until.toISOString() }, opts);
  }
}
