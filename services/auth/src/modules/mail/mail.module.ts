import { Module } from '@nestjs/common';
import { queueModule } from '@stroomwerk/kernel';
import { RateLimitModule } from '../../rate-limit/rate-limit.module.js';
import { Letters } from './application/letters.js';
import { Links } from './application/links.service.js';
import { MailPauses } from './application/mail-pauses.js';
import { MailSender } from './application/mail-sender.js';
import { Mails, mailQueue } from './application/mails.service.js';
import { MailProcessor } from './queue/mail.processor.js';

@Module({
  imports: [RateLimitModule, queueModule(mailQueue, { attempts: 12 })],
  providers: [Links, Letters, MailPauses, Mails, MailSender, MailProcessor],
  exports: [Links, MailPauses, Mails],
})
export class MailModule {}
