import { Injectable, Logger } from '@nestjs/common';
import { billingMailRequested, libraryMailRequested, type MailRequest } from '@stroomwerk/contracts/mails';
import { EventConsumer } from '@stroomwerk/kernel';
import type { EntityManager } from 'typeorm';
import { Mails } from '../application/mails.service.js';

/** Writes the mail that a service asked for: once, however often it is told or asked. */
abstract class MailRequestedConsumer extends EventConsumer<MailRequest> {
  private readonly logger = new Logger('MailRequests');

  protected constructor(private readonly mails: Mails) {
    super();
  }

  handle(asked: MailRequest, manager: EntityManager): Promise<void> {
    return this.mails.writeAsked(manager, asked);
  }

  override committed({ request_id: requestId }: MailRequest): void {
    this.mails
      .dispatchAsked(requestId)
      .catch((error: Error) => this.logger.warn(`a mail waits for the sweep: ${error.message}`));
  }
}

/** Of billing: receipts and what became of payments. */
@Injectable()
export class BillingMailConsumer extends MailRequestedConsumer {
  readonly event = billingMailRequested;

  constructor(mails: Mails) {
    super(mails);
  }
}

/** Of library: alerts and reports about automations. */
@Injectable()
export class LibraryMailConsumer extends MailRequestedConsumer {
  readonly event = libraryMailRequested;

  constructor(mails: Mails) {
    super(mails);
  }
}
