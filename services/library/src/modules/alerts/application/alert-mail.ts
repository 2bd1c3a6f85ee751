import { Injectable } from '@nestjs/common';
import { libraryMailRequested } from '@stroomwerk/contracts/mails';
import { Clock, Outbox } from '@stroomwerk/kernel';
import type { EntityManager } from 'typeorm';
import { countsOf } from '../domain/words.js';
import type { ItemRow } from '../persistence/messages.js';
import { readerOf } from '../persistence/settings.js';

/** Asks auth for the mail of a message, in the transaction that writes it (ADR 30). */
@Injectable()
export class AlertMail {
  constructor(
    private readonly clock: Clock,
    private readonly outbox: Outbox,
  ) {}

  async ask(
    manager: EntityManager,
    accountId: string,
    messageId: string,
    items: readonly Pick<ItemRow, 'automationId' | 'kind' | 'at'>[],
  ): Promise<void> {
    const user = await readerOf(manager, accountId);
    const [only, ...others] = new Set(items.map(({ automationId }) => automationId));
    await this.outbox.publish(manager, libraryMailRequested, accountId, {
      kind: 'automations_failing',
      version: 1,
      request_id: messageId,
      user_id: user,
      asked_at: this.clock.now().toISOString(),
      data: { ...countsOf(items), automation_id: others.length === 0 ? (only ?? null) : null },
    });
  }
}
