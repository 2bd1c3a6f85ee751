import { Inject, Injectable, Logger } from '@nestjs/common';
import { Clock, SERVICE_ENV } from '@stroomwerk/kernel';
import type { SendMailOptions } from 'nodemailer';
import { DataSource } from 'typeorm';
import type { AuthEnv } from '../../../env.js';
import { Letters, type WaitingMail } from './letters.js';
import { mailTransport } from './mail-transport.js';

/** Sends one mail by SMTP. */
@Injectable()
export class MailSender {
  private readonly logger = new Logger('Mail');
  private readonly transport: ReturnType<typeof mailTransport> | undefined;

  constructor(
    @Inject(SERVICE_ENV) env: AuthEnv,
    private readonly source: DataSource,
    private readonly letters: Letters,
    private readonly clock: Clock,
  ) {
    if (env.SMTP_URL) this.transport = mailTransport(env.SMTP_URL, env);
  }

  /** Nothing happens for a mail that is gone or was sent. @throws Error when the server does not take it */
  async send(id: string): Promise<void> {
    const [mail] = await this.source.query<(WaitingMail & { sent_at: Date | null })[]>(
      `select mail.kind, mail.link_id, mail.user_id, mail.content, mail.device, mail.sent_at, mail.created_at,
         user_account.email, user_account.full_name, user_account.language, to_jsonb(customer_message) as message
       from mail
         left join user_account on user_account.id = mail.user_id
         left join customer_message on customer_message.id = mail.message_id
       where mail.id = $1`,
      [id],
    );
    if (!mail || mail.sent_at) return;
    const letter: SendMailOptions = this.letters.write(mail);
    if (this.transport) await this.transport.sendMail(letter);
    else this.logger.log(`mail ${id} (${mail.kind}) is not sent: SMTP_URL is not set`);
    await this.source.query('update mail set sent_at = $2 where id = $1', [id, this.clock.now()]);
  }
}
