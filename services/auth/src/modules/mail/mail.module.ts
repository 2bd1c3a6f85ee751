import { Module } from '@nestjs/common';
import { queueModule } from '@stroomwerk/kernel';
import { Letters } from './application/letters.js';
import { Links } from './application/links.service.js';
import { MailSender } from './application/mail-sender.js';
import { Mails, mailQueue } from './application/mails.service.js';
import { MailProcessor } from './queue/mail.processor.js';

@Module({
  imports: [queueModule(mailQueue, { attempts: 12 })],
  providers: [Links, Letters, Mails, MailSender, MailProcessor],
  exports: [Links, Mails],
})
export class MailModule {}
