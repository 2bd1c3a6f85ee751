import { InjectQueue, Processor, WorkerHost } from '@nestjs/bullmq';
import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import type { Job } from 'bullmq';
import { Queue } from 'bullmq';
import { RateLimitStorage } from '../../../rate-limit/rate-limit.storage.js';
import { Mails } from '../../mail/application/mails.service.js';
import { MessagesService } from '../../messages/application/messages.service.js';
import { SessionsRepository } from '../persistence/sessions.repository.js';

export const housekeepingQueue = 'auth.housekeeping';

type Task = 'forget' | 'send_left_mails';

/** What recurs, as BullMQ job schedulers: one run across all processes. */
@Injectable()
export class HousekeepingSchedule implements OnApplicationBootstrap {
  constructor(@InjectQueue(housekeepingQueue) private readonly queue: Queue) {}

  async onApplicationBootstrap(): Promise<void> {
    const tasks: readonly (readonly [Task, number])[] = [
      ['forget', 3_600_000],
      ['send_left_mails', 60_000],
    ];
    for (const [name, every] of tasks) await this.queue.upsertJobScheduler(name, { every }, { name });
  }
}

@Processor(housekeepingQueue)
export class HousekeepingProcessor extends WorkerHost {
  constructor(
    private readonly sessions: SessionsRepository,
    private readonly limits: RateLimitStorage,
    private readonly mails: Mails,
    private readonly messages: MessagesService,
  ) {
    super();
  }

  async process(job: Job<unknown, void, Task>): Promise<void> {
    if (job.name === 'send_left_mails') return this.mails.sweep();
    await this.sessions.sweep();
    await this.limits.sweep();
    await this.messages.forget();
  }
}
