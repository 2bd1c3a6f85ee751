import { WorkerHost } from '@nestjs/bullmq';
import { QueueProcessor } from '@stroomwerk/kernel';
import type { Job } from 'bullmq';
import { MailSender } from '../application/mail-sender.js';
import { mailQueue } from '../application/mails.service.js';

/** Tries what Mails wrote. When a mail server does not take it, the row says when it is tried again. */
@QueueProcessor(mailQueue, { concurrency: 4 })
export class MailProcessor extends WorkerHost {
  constructor(private readonly sender: MailSender) {
    super();
  }

  process(job: Job<{ mail_id: string }>): Promise<void> {
    return this.sender.send(job.data.mail_id);
  }
}
