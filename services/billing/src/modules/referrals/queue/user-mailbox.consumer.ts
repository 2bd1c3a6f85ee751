import { Injectable } from '@nestjs/common';
import { userMailbox } from '@stroomwerk/contracts/auth';
import { EventConsumer } from '@stroomwerk/kernel';
import type { EntityManager } from 'typeorm';
import type { z } from 'zod';
import { MailboxReaderEntity } from '../persistence/mailbox-reader.entity.js';

type UserMailbox = z.infer<typeof userMailbox.schema>;

/** Who reads which mailbox: a referral is looked at with it each time it is read, whichever came first. */
@Injectable()
export class UserMailboxConsumer extends EventConsumer<UserMailbox> {
  readonly event = userMailbox;

  async handle({ user_id, mailbox_id }: UserMailbox, manager: EntityManager): Promise<void> {
    await manager.save(manager.create(MailboxReaderEntity, { user_id, mailbox_id }));
  }
}
