import { InjectQueue, WorkerHost } from '@nestjs/bullmq';
import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { QueueProcessor, Schedules } from '@stroomwerk/kernel';
import type { Job } from 'bullmq';
import { Queue } from 'bullmq';
import { RateLimitStorage } from '../../../rate-limit/rate-limit.storage.js';
import { AccountRequests } from '../../accounts/application/account-requests.js';
import { MailTroubles } from '../../mail/application/mail-troubles.js';
import { Mails } from '../../mail/application/mails.service.js';
import { MessagesService } from '../../messages/application/messages.service.js';
import { KnownDevices, SecurityEvents, SignInCounts } from '../../security/index.js';
import { SessionsRepository } from '../persistence/sessions.repository.js';

export const housekeepingQueue = 'auth.housekeeping';

type Task = 'forget' | 'send_left_mails';

/** What recurs, as BullMQ job schedulers: one run across all processes. */
@Injectable()
export class HousekeepingSchedule implements OnApplicationBootstrap {
  constructor(
    @InjectQueue(housekeepingQueue) private readonly queue: Queue,
    private readonly schedules: Schedules,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    const tasks: readonly (readonly [Task, number])[] = [
      ['forget', 3_600_000],
      ['send_left_mails', 60_000],
    ];
    for (const [name, everyMs] of tasks)
      await this.schedules.declare({ queue: this.queue, id: name, everyMs, job: { name } });
  }
}

@QueueProcessor(housekeepingQueue)
export class HousekeepingProcessor extends WorkerHost {
  constructor(
    private readonly sessions: SessionsRepository,
    private readonly limits: RateLimitStorage,
    private readonly counts: SignInCounts,
    private readonly devices: KnownDevices,
    private readonly events: SecurityEvents,
    private readonly requests: AccountRequests,
    private readonly mails: Mails,
    private readonly messages: MessagesService,
    private readonly troubles: MailTroubles,
  ) {
    super();
  }

  async process(job: Job<unknown, void, Task>): Promise<void> {
    if (job.name === 'send_left_mails') {
      await this.requests.sweep();
      return this.mails.sweep();
    }
    await this.sessions.sweep();
    await this.limits.sweep();
    await this.counts.sweep();
    await this.devices.sweep();
    await this.events.sweep();
    await this.messages.forget();
    await this.troubles.forget();
  }
}
