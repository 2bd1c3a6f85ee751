import { Body, Controller, Headers, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { MailReportAnswer } from '@stroomwerk/contracts/auth';
import { Answers, Public } from '@stroomwerk/kernel';
import { MailReports } from '../application/mail-reports.js';

@ApiTags('mail')
@Controller('auth/mails')
export class MailReportsController {
  constructor(private readonly reports: MailReports) {}

  /** A raw report of a mail server or a provider, as application/octet-stream, with a secret of its own as bearer. */
  @Public()
  @Post('reports')
  @Answers(MailReportAnswer)
  mailReport(
    @Body() raw: unknown,
    @Headers('authorization') bearer: string | undefined,
  ): Promise<MailReportAnswer> {
    return this.reports.take(raw, bearer);
  }
}
