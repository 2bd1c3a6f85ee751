import { Injectable } from '@nestjs/common';
import { isUuid } from '@stroomwerk/contracts';
import { Clock } from '@stroomwerk/kernel';
import type { EntityManager } from 'typeorm';
import type { MailReport } from '../domain/mail-report.js';

/** A mail that a report is about, and whom it went to. */
export interface ReportedMail {
  readonly id: string;
  readonly address: string | null;
}

/** Ties reports to mails. */
@Injectable()
export class ReportsRepository {
  constructor(private readonly clock: Clock) {}

  /**
   * Notes a report with its mail, once for each kind of report: a complaint may follow a failure, and a report that comes
   * twice counts once.
   * @returns undefined when no mail of ours is meant, or this was known
   */
  async mark(manager: EntityManager, report: MailReport): Promise<ReportedMail | undefined> {
    const { messageId, envelopeId, is, status } = report;
    const said = is === 'failed' ? `failed ${status ?? ''}`.trim() : is;
    const [marked] = await manager.query<[{ id: string }[], number]>(
      `update mail set reported_at = $3, report = $4
       where (smtp_id = $1 or $1::text is null and id = $2) and report is distinct from $4
         and (report is null or $4 = 'complaint') returning id`,
      [messageId, envelopeId !== null && isUuid(envelopeId) ? envelopeId : null, this.clock.now(), said],
    );
    const id = marked[0]?.id;
    if (id === undefined) return undefined;
    const [mail] = await manager.query<ReportedMail[]>(
      `select mail.id, coalesce(customer_message.email, user_account.email::text) as address
       from mail
         left join user_account on user_account.id = mail.user_id
         left join customer_message on customer_message.id = mail.message_id
       where mail.id = $1 and mail.kind not in ('contact_copy', 'withdrawal_copy')`,
      [id],
    );
    return mail;
  }
}
