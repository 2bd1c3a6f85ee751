import { Inject, Injectable, Logger } from '@nestjs/common';
import { Clock, SERVICE_ENV } from '@stroomwerk/kernel';
import { createTransport } from 'nodemailer';
import { DataSource } from 'typeorm';
import type { AuthEnv } from '../../../env.js';
import { composeMail, type MailKind } from '../domain/mail-texts.js';
import { Links } from './links.service.js';

interface MailRow {
  readonly kind: MailKind;
  readonly link_id: string | null;
  readonly sent_at: Date | null;
  readonly email: string;
  readonly full_name: string;
}

/** Sends one mail by SMTP. */
@Injectable()
export class MailSender {
  private readonly logger = new Logger('Mail');
  private readonly transport: ReturnType<typeof createTransport> | undefined;

  constructor(
    @Inject(SERVICE_ENV) private readonly env: AuthEnv,
    private readonly source: DataSource,
    private readonly links: Links,
    private readonly clock: Clock,
  ) {
    if (env.SMTP_URL)
      this.transport = createTransport(env.SMTP_URL, {
        from: env.MAIL_FROM ?? { name: env.BRAND_NAME, address: env.SUPPORT_EMAIL },
      });
  }

  /** Nothing happens for a mail that is gone or was sent. @throws Error when the server does not take it */
  async send(id: string): Promise<void> {
    const [mail] = await this.source.query<MailRow[]>(
      `select kind, link_id, sent_at, email, full_name from mail join user_account on user_account.id = mail.user_id
       where mail.id = $1`,
      [id],
    );
    if (!mail || mail.sent_at) return;
    const content = composeMail(mail.kind, {
      brand: this.env.BRAND_NAME,
      supportEmail: this.env.SUPPORT_EMAIL,
      publicUrl: this.env.PUBLIC_URL,
      name: mail.full_name,
      token: mail.link_id ? this.links.tokenOf(mail.link_id) : null,
    });
    if (this.transport)
      await this.transport.sendMail({ to: { name: mail.full_name, address: mail.email }, ...content });
    else this.logger.log(`mail ${id} (${mail.kind}) is not sent: SMTP_URL is not set`);
    await this.source.query('update mail set sent_at = $2 where id = $1', [id, this.clock.now()]);
  }
}
