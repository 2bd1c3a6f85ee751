import { InjectQueue } from '@nestjs/bullmq';
import { Injectable, Logger } from '@nestjs/common';
import { Clock } from '@stroomwerk/kernel';
import { Queue } from 'bullmq';
import { DataSource, type EntityManager } from 'typeorm';
import type { BonusContent } from '../domain/bonus-mail.js';
import type { AccountMailKind } from '../domain/mail-texts.js';
import type { MessageMailKind } from '../domain/message-mails.js';

export const mailQueue = 'auth.mail';

const hour = 3_600_000;

/** Mails that are to be sent. A row is written with the change it tells of; the job that sends it carries its id only. */
@Injectable()
export class Mails {
  private readonly logger = new Logger('Mails');

  constructor(
    @InjectQueue(mailQueue) private readonly queue: Queue,
    private readonly source: DataSource,
    private readonly clock: Clock,
  ) {}

  /** @returns the mail's id, to be dispatched after the commit */
  async write(
    manager: EntityManager,
    userId: string,
    kind: AccountMailKind,
    linkId: string | null,
  ): Promise<string> {
    const [row] = await manager.query<{ id: string }[]>(
      'insert into mail (user_id, kind, link_id, created_at) values ($1, $2, $3, $4) returning id',
      [userId, kind, linkId, this.clock.now()],
    );
    if (!row) throw new Error('the mail was not written');
    return row.id;
  }

  /** Tells an owner of a sign-in from a new device, at most five times a day: a program signs in anew each time. */
  async writeNewDevice(
    manager: EntityManager,
    userId: string,
    device: string | null,
  ): Promise<string | undefined> {
    const now = this.clock.now();
    const [row] = await manager.query<{ id: string }[]>(
      `insert into mail (user_id, kind, device, created_at)
       select $1::uuid, 'new_device', $2, $3::timestamptz where 5 > (
         select count(*) from mail where user_id = $1 and kind = 'new_device' and created_at > $4
       ) returning id`,
      [userId, device, now, new Date(now.getTime() - 24 * hour)],
    );
    return row?.id;
  }

  /**
   * A mail about a message.
   * @param delay milliseconds; one that is to wait is left to the sweep
   * @returns its id, to be dispatched after the commit
   */
  async writeAbout(
    manager: EntityManager,
    messageId: string,
    kind: MessageMailKind,
    delay = 0,
  ): Promise<string> {
    const [row] = await manager.query<{ id: string }[]>(
      'insert into mail (message_id, kind, created_at) values ($1, $2, $3) returning id',
      [messageId, kind, new Date(this.clock.now().getTime() + delay)],
    );
    if (!row) throw new Error('the mail was not written');
    return row.id;
  }

  /** The mail with bonus workflows; an account gets one, ever. Nothing happens for an account that is gone. */
  async writeBonus(manager: EntityManager, userId: string, content: BonusContent): Promise<void> {
    await manager.query(
      `insert into mail (user_id, kind, content, created_at)
       select id, 'bonus_workflows', $2, $3 from user_account where id = $1
       on conflict (user_id) where kind = 'bonus_workflows' do nothing`,
      [userId, JSON.stringify(content), this.clock.now()],
    );
  }

  /** Enqueues a bonus mail that waits. */
  async dispatchBonus(userId: string): Promise<void> {
    const rows = await this.source.query<{ id: string }[]>(
      `select id from mail where user_id = $1 and kind = 'bonus_workflows' and sent_at is null`,
      [userId],
    );
    for (const { id } of rows) this.dispatch(id);
  }

  /** Tells an owner that somebody registered with their address, at most once an hour. */
  async writeAddressTaken(manager: EntityManager, email: string): Promise<string | undefined> {
    const now = this.clock.now();
    const [row] = await manager.query<{ id: string }[]>(
      `insert into mail (user_id, kind, created_at)
       select id, 'address_taken', $2 from user_account where email = $1 and not exists (
         select 1 from mail where mail.user_id = user_account.id and kind = 'address_taken' and mail.created_at > $3
       ) returning id`,
      [email, now, new Date(now.getTime() - hour)],
    );
    return row?.id;
  }

  /** Enqueues a mail without waiting. A queue that is down fails nobody: the sweep finds what was left. */
  dispatch(id: string): void {
    this.queue
      .add('send', { mail_id: id }, { jobId: id })
      .catch((error: Error) => this.logger.warn(`mail ${id} waits for the sweep: ${error.message}`));
  }

  /** Enqueues what was written more than a minute ago and is neither sent nor given up after a day. */
  async sweep(): Promise<void> {
    const now = this.clock.now().getTime();
    const rows = await this.source.query<{ id: string }[]>(
      'select id from mail where sent_at is null and created_at between $1 and $2 order by created_at limit 500',
      [new Date(now - 24 * hour), new Date(now - 60_000)],
    );
    for (const { id } of rows) {
      const job = await this.queue.getJob(id);
      if (job && (await job.isFailed())) await job.retry();
      else this.dispatch(id);
    }
  }
}
