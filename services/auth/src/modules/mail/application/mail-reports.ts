import { createHash, timingSafeEqual } from 'node:crypto';
import { Inject, Injectable, Logger } from '@nestjs/common';
import type { MailReportAnswer } from '@stroomwerk/contracts/auth';
import { AppError, SERVICE_ENV } from '@stroomwerk/kernel';
import { DataSource, type EntityManager } from 'typeorm';
import type { AuthEnv } from '../../../env.js';
import { type MailReport, readReport } from '../domain/mail-report.js';
import { blameOf } from '../domain/smtp-outcome.js';
import { type ReportedMail, ReportsRepository } from '../persistence/reports.repository.js';
import { MailTroubles } from './mail-troubles.js';

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

/**
 * What mail servers and providers report of our mails. A report counts for the mail whose Message-ID or envelope id it
 * names, and for the address that this went to: who writes reports for others would have to know an id that only the
 * reader of the mail has.
 */
@Injectable()
export class MailReports {
  private readonly logger = new Logger('MailReports');

  constructor(
    private readonly source: DataSource,
    private readonly reports: ReportsRepository,
    private readonly troubles: MailTroubles,
    @Inject(SERVICE_ENV) private readonly env: AuthEnv,
  ) {}

  /**
   * Takes a raw report, each mail's first one only.
   * @param bearer as the caller sent it
   * @throws AppError auth.report_secret_invalid, auth.report_unreadable
   */
  async take(raw: unknown, bearer: string | undefined): Promise<MailReportAnswer> {
    this.check(bearer);
    const report = Buffer.isBuffer(raw) ? await readReport(raw).catch(() => null) : null;
    if (!report) throw new AppError('auth.report_unreadable');
    const taken =
      report.is !== 'other' && (await this.source.transaction((manager) => this.apply(manager, report)));
    this.logger.log(
      `a report (${report.is}, ${report.status ?? 'no status'}) was ${taken ? 'taken' : 'of no use'}`,
    );
    return { taken };
  }

  private async apply(manager: EntityManager, report: MailReport): Promise<boolean> {
    const mail = await this.reports.mark(manager, report);
    if (!mail?.address) return false;
    const evidence = { status: report.status, said: report.said, mailId: mail.id };
    if (report.is === 'complaint') await this.troubles.complained(manager, mail.address, evidence);
    else await this.bounced(manager, mail, report);
    return true;
  }

  private bounced(manager: EntityManager, mail: ReportedMail, { status, said }: MailReport): Promise<void> {
    const blame = status === null ? 'mailbox' : blameOf(status);
    return this.troubles.failed(manager, mail.address ?? '', blame, { status, said, mailId: mail.id });
  }

  private check(bearer: string | undefined): void {
    const wanted = this.env.MAIL_REPORT_SECRET;
    const given = /^Bearer (.+)$/i.exec(bearer ?? '')?.[1];
    if (wanted === undefined || given === undefined || !timingSafeEqual(digest(given), digest(wanted)))
      throw new AppError('auth.report_secret_invalid');
  }
}
