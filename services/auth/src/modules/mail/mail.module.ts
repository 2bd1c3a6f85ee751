import { Module } from '@nestjs/common';
import { provideConsumer, queueModule } from '@stroomwerk/kernel';
import { RateLimitModule } from '../../rate-limit/rate-limit.module.js';
import { Courier } from './application/courier.js';
import { Letters } from './application/letters.js';
import { Links } from './application/links.service.js';
import { MailChoicesService } from './application/mail-choices.service.js';
import { MailPauses } from './application/mail-pauses.js';
import { MailPreview } from './application/mail-preview.js';
import { MailReports } from './application/mail-reports.js';
import { MailSender } from './application/mail-sender.js';
import { MailTroubles } from './application/mail-troubles.js';
import { Mails, mailQueue } from './application/mails.service.js';
import { MailChoicesController } from './http/mail-choices.controller.js';
import { MailPreviewController } from './http/mail-preview.controller.js';
import { MailReportsController } from './http/mail-reports.controller.js';
import { ChoicesRepository } from './persistence/choices.repository.js';
import { DeliveriesRepository } from './persistence/deliveries.repository.js';
import { MailsRepository } from './persistence/mails.repository.js';
import { ReportsRepository } from './persistence/reports.repository.js';
import { TroublesRepository } from './persistence/troubles.repository.js';
import { MailProcessor } from './queue/mail.processor.js';
import { BillingMailConsumer, LibraryMailConsumer } from './queue/mail-requested.consumers.js';

@Module({
  imports: [
    RateLimitModule,
    // The rows know what waits and when: a job that ended, however, must not stand in the way of the next under its id.
    queueModule(mailQueue, { attempts: 3, removeOnComplete: true, removeOnFail: true }),
  ],
  controllers: [MailReportsController, MailChoicesController, MailPreviewController],
  providers: [
    Links,
    Letters,
    MailPauses,
    MailsRepository,
    DeliveriesRepository,
    TroublesRepository,
    ChoicesRepository,
    MailChoicesService,
    MailPreview,
    ReportsRepository,
    MailTroubles,
    MailReports,
    Courier,
    Mails,
    MailSender,
    MailProcessor,
    provideConsumer(BillingMailConsumer),
    provideConsumer(LibraryMailConsumer),
  ],
  exports: [Links, MailPauses, Mails, MailTroubles, MailChoicesService],
})
export class MailModule {}
