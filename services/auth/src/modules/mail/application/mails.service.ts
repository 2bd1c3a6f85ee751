import { InjectQueue } from '@nestjs/bullmq';
import { Injectable, Logger } from '@nestjs/common';
import type { MailRequest } from '@stroomwerk/contracts/mails';
import { Queue } from 'bullmq';
import type { EntityManager } from 'typeorm';
import type { BonusContent } from '../domain/bonus-mail.js';
import type { AccountMailKind } from '../domain/mail-texts.js';
import type { MessageMailKind } from '../domain/message-mails.js';
import { DeliveriesRepository } from '../persistence/deliveries.repository.js';
import { MailsRepository } from '../persistence/mails.repository.js';
import { MailSender } from './mail-sender.js';

export const mailQueue = 'auth.mail';

/** Mails that one sweep takes; the next one is a minute later. */
const sweepMost = 500;

/** Mails that are to be sent. A row is written with the change it tells of; the job that sends it carries its id only. */
@Injectable()
export class Mails {
  private readonly logger = new Logger('Mails');

  constructor(
    @InjectQueue(mailQueue) private readonly queue: Queue,
    private readonly mails: MailsRepository,
    private readonly deliveries: DeliveriesRepository,
    private readonly sender: MailSender,
  ) {}

  /** @returns the mail's id, to be dispatched after the commit */
  write(
    manager: EntityManager,
    userId: string,
    kind: AccountMailKind,
    linkId: string | null,
  ): Promise<string> {
    return this.mails.insert(manager, kind, { userId, linkId });
  }

  /** Tells an owner of a sign-in from a new device, at most five times a day. @returns the mail's id, if one was written */
  writeNewDevice(manager: EntityManager, userId: string, device: string | null): Promise<string | undefined> {
    return this.mails.insertNewDevice(manager, userId, device);
  }

  /**
   * A mail about a message.
   * @param delay milliseconds; one that is to wait is left to the sweep
   * @returns its id, to be dispatched after the commit
   */
  writeAbout(manager: EntityManager, messageId: string, kind: MessageMailKind, delay = 0): Promise<string> {
    return this.mails.insert(manager, kind, { messageId, delay });
  }

  /** The mail with bonus workflows; an account gets one, ever. Nothing happens for an account that is gone. */
  writeBonus(manager: EntityManager, userId: string, content: BonusContent): Promise<void> {
    return this.mails.insertBonus(manager, userId, content);
  }

  /** Enqueues a bonus mail that waits. */
  async dispatchBonus(userId: string): Promise<void> {
    for (const id of await this.mails.waitingBonus(userId)) this.dispatch(id);
  }

  /** A mail that another service asks for, once for its request. Nothing happens for an account that is gone. */
  writeAsked(manager: EntityManager, asked: MailRequest): Promise<void> {
    return this.mails.insertAsked(manager, asked);
  }

  /** Enqueues the mail of a request while it waits. */
  async dispatchAsked(requestId: string): Promise<void> {
    const id = await this.mails.waitingAsked(requestId);
    if (id !== undefined) this.dispatch(id);
  }

  /** Tells an owner that somebody registered with their address, at most once an hour. */
  writeAddressTaken(manager: EntityManager, email: string): Promise<string | undefined> {
    return this.mails.insertAddressTaken(manager, email);
  }

  /** Enqueues a mail without waiting. A queue that is down fails nobody: the sweep finds what was left. */
  dispatch(id: string): void {
    this.queue
      .add('send', { mail_id: id }, { jobId: id })
      .catch((error: Error) => this.logger.warn(`mail ${id} waits for the sweep: ${error.message}`));
  }

  /**
   * Enqueues what is due, whoever forgot it: a first try whose job was lost, a next try, and what a worker that is gone
   * left behind. The rows say what waits; a queue that lost everything loses no mail.
   */
  async sweep(): Promise<void> {
    for (const left of await this.deliveries.interrupted(sweepMost)) await this.sender.resume(left);
    for (const id of await this.deliveries.due(sweepMost)) this.dispatch(id);
  }
}
