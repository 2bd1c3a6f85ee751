import { Processor, WorkerHost } from '@nestjs/bullmq';
import type { Job } from 'bullmq';
import { MailSender } from '../application/mail-sender.js';
import { mailQueue } from '../application/mails.service.js';

/** Sends what Mails wrote; BullMQ tries again when the mail server does not take it. */
@Processor(mailQueue, { concurrency: 4 })
export class MailProcessor extends WorkerHost {
  constructor(private readonly sender: MailSender) {
    super();
  }

  process(job: Job<{ mail_id: string }>): Promise<void> {
    return this.sender.send(job.data.mail_id);
  }
}
