import { randomUUID } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import type { MailRequest } from '@stroomwerk/contracts/mails';
import { Clock, SERVICE_ENV } from '@stroomwerk/kernel';
import { DataSource, type EntityManager } from 'typeorm';
import type { AuthEnv } from '../../../env.js';
import type { BonusContent } from '../domain/bonus-mail.js';
import type { MailKind } from '../domain/mail-kinds.js';
import { messageIdHost, messageIdOf } from '../domain/message-id.js';

const hour = 3_600_000;

/** What a mail is about beside its kind. */
export interface NewMail {
  readonly userId?: string;
  readonly messageId?: string;
  readonly linkId?: string | null;
  /** Milliseconds until it is due. */
  readonly delay?: number;
}

/** Mails as they are written; each has its Message-ID from then on, which no try changes. */
@Injectable()
export class MailsRepository {
  private readonly host: string;

  constructor(
    private readonly source: DataSource,
    private readonly clock: Clock,
    @Inject(SERVICE_ENV) env: AuthEnv,
  ) {
    this.host = messageIdHost(env.MAIL_FROM ?? env.SUPPORT_EMAIL, env.PUBLIC_URL);
  }

  /** @returns the mail's id */
  async insert(manager: EntityManager, kind: MailKind, about: NewMail): Promise<string> {
    const { userId = null, messageId = null, linkId = null, delay = 0 } = about;
    const [id, smtpId] = this.ids();
    const now = this.clock.now();
    await manager.query(
      `insert into mail (id, smtp_id, kind, user_id, message_id, link_id, created_at, due_at)
       values ($1, $2, $3, $4, $5, $6, $7, $8)`,
      [id, smtpId, kind, userId, messageId, linkId, now, new Date(now.getTime() + delay)],
    );
    return id;
  }

  /** At most five a day: a program signs in anew each time. */
  async insertNewDevice(
    manager: EntityManager,
    userId: string,
    device: string | null,
  ): Promise<string | undefined> {
    const now = this.clock.now();
    const [row] = await manager.query<{ id: string }[]>(
      `insert into mail (id, smtp_id, user_id, kind, device, created_at, due_at)
       select $5, $6, $1::uuid, 'new_device', $2, $3::timestamptz, $3 where 5 > (
         select count(*) from mail where user_id = $1 and kind = 'new_device' and created_at > $4
       ) returning id`,
      [userId, device, now, new Date(now.getTime() - 24 * hour), ...this.ids()],
    );
    return row?.id;
  }

  /** At most once an hour. */
  async insertAddressTaken(manager: EntityManager, email: string): Promise<string | undefined> {
    const now = this.clock.now();
    const [row] = await manager.query<{ id: string }[]>(
      `insert into mail (id, smtp_id, user_id, kind, created_at, due_at)
       select $4, $5, id, 'address_taken', $2::timestamptz, $2 from user_account where email = $1 and not exists (
         select 1 from mail where mail.user_id = user_account.id and kind = 'address_taken' and mail.created_at > $3
       ) returning id`,
      [email, now, new Date(now.getTime() - hour), ...this.ids()],
    );
    return row?.id;
  }

  /** Once for an account. Nothing happens for one that is gone. */
  async insertBonus(manager: EntityManager, userId: string, content: BonusContent): Promise<void> {
    await manager.query(
      `insert into mail (id, smtp_id, user_id, kind, content, created_at, due_at)
       select $4, $5, id, 'bonus_workflows', $2, $3::timestamptz, $3 from user_account where id = $1
       on conflict (user_id) where kind = 'bonus_workflows' do nothing`,
      [userId, JSON.stringify(content), this.clock.now(), ...this.ids()],
    );
  }

  /** Once for a request. Nothing happens for an account that is gone. */
  async insertAsked(manager: EntityManager, asked: MailRequest): Promise<void> {
    const { kind, request_id: requestId, user_id: userId, data } = asked;
    await manager.query(
      `insert into mail (id, smtp_id, user_id, kind, content, request_id, created_at, due_at)
       select $5, $6, id, $2, $3, $7, $4::timestamptz, $4 from user_account where id = $1
       on conflict (request_id) where request_id is not null do nothing`,
      [userId, kind, JSON.stringify(data), this.clock.now(), ...this.ids(), requestId],
    );
  }

  /** The mail of a request while it waits. */
  async waitingAsked(requestId: string): Promise<string | undefined> {
    const [row] = await this.source.query<{ id: string }[]>(
      `select id from mail where request_id = $1 and state = 'written'`,
      [requestId],
    );
    return row?.id;
  }

  /** Ids of a person's bonus mail while it waits. */
  async waitingBonus(userId: string): Promise<string[]> {
    const rows = await this.source.query<{ id: string }[]>(
      `select id from mail where user_id = $1 and kind = 'bonus_workflows' and state = 'written'`,
      [userId],
    );
    return rows.map(({ id }) => id);
  }

  private ids(): readonly [id: string, smtpId: string] {
    const id = randomUUID();
    return [id, messageIdOf(id, this.host)];
  }
}
